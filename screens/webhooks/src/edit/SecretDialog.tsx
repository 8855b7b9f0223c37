import { Dialog, ShownOnce } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

const WIDTH_PX = 560

export interface SecretDialogProps {
  secret: string
  intl: PluginIntl
  onClose: () => void
}

/** A new signing secret, which cannot be read again. */
export function SecretDialog({ secret, intl, onClose }: SecretDialogProps) {
  const text = textOf(intl)
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('secret')}
      // A secret that is shown once must not be lost by a click outside.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={<Button intent="primary" text={text('secret.done')} onClick={onClose} />}
    >
      <ShownOnce
        label={text('secret')}
        lead={text('secret.once')}
        secret={secret}
        copyLabel={text('secret.copy')}
      >
        <p className="air-muted">{text('secret.how')}</p>
      </ShownOnce>
    </Dialog>
  )
}
