import { CopyButton, Dialog } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'
import './channels.css'

const WIDTH_PX = 560

export interface ShownSecretProps {
  secret: string
  intl: PluginIntl
  onClose: () => void
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A new signing secret, which nobody can read again. */
export function ShownSecret({ secret, intl, onClose }: ShownSecretProps) {
  const text = textOf(intl)
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('channels.secret')}
      // A secret that is shown once is not lost by a click beside it.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={<Button intent="primary" text={text('channels.secret.done')} onClick={onClose} />}
    >
      <div
        className="alerts-channel-secret"
        role="group"
        aria-label={text('channels.secret')}
        ref={takeFocus}
        tabIndex={-1}
      >
        <p>{text('channels.secret.once')}</p>
        <div>
          <code>{secret}</code>
          <CopyButton text={secret} label={text('channels.secret.copy')} />
        </div>
        <p className="air-muted">{text('channels.secret.how')}</p>
      </div>
    </Dialog>
  )
}
