import { Dialog, type InvitationSent } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { InvitationLink } from './InvitationLink.tsx'

const WIDTH_PX = 560

export interface LinkDialogProps {
  sent: InvitationSent
  link: string
  intl: PluginIntl
  onClose: () => void
}

/** Shows the link of an invitation that was sent again, if the server sends no mail. */
export function LinkDialog({ sent, link, intl, onClose }: LinkDialogProps) {
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={intl.formatMessage({ id: 'link.title' })}
      // A link that is shown once must not be lost by a click outside.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        <Button intent="primary" text={intl.formatMessage({ id: 'link.done' })} onClick={onClose} />
      }
    >
      <InvitationLink sent={sent} link={link} intl={intl} />
    </Dialog>
  )
}
