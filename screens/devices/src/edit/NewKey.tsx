import { CopyButton } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'

export interface NewKeyProps {
  value: string
  intl: PluginIntl
  onDone: () => void
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A key that was just made, which nobody can read again. */
export function NewKey({ value, intl, onDone }: NewKeyProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <div
      className="devices-new-key"
      role="group"
      aria-label={text('key.new')}
      ref={takeFocus}
      tabIndex={-1}
    >
      <p>{text('key.once')}</p>
      <div className="devices-key">
        <code>{value}</code>
        <CopyButton text={value} label={text('key.copy')} />
      </div>
      <Button text={text('key.done')} onClick={onDone} />
    </div>
  )
}
