import { ShownOnce } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import './edit.css'

export interface NewKeyProps {
  value: string
  intl: PluginIntl
  onDone: () => void
}

/** A key that was just created, which cannot be read again. */
export function NewKey({ value, intl, onDone }: NewKeyProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <div className="devices-new-key">
      <ShownOnce
        label={text('key.new')}
        lead={text('key.once')}
        secret={value}
        copyLabel={text('key.copy')}
      >
        <Button text={text('key.done')} onClick={onDone} />
      </ShownOnce>
    </div>
  )
}
