import { Dialog, ShownOnce } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'

const WIDTH_PX = 560

export interface ShownSecretProps {
  secret: string
  intl: PluginIntl
  onClose: () => void
}

/** A new signing secret, which cannot be read again. */
export function ShownSecret({ secret, intl, onClose }: ShownSecretProps) {
  const text = textOf(intl)
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('channels.secret')}
      // A secret that is shown once must not be lost by a click outside.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={<Button intent="primary" text={text('channels.secret.done')} onClick={onClose} />}
    >
      <ShownOnce
        label={text('channels.secret')}
        lead={text('channels.secret.once')}
        secret={secret}
        copyLabel={text('channels.secret.copy')}
      >
        <p className="air-muted">{text('channels.secret.how')}</p>
      </ShownOnce>
    </Dialog>
  )
}
