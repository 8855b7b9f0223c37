import { ShownOnce, type InvitationSent } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

export interface InvitationLinkProps {
  sent: InvitationSent
  link: string
  intl: PluginIntl
}

/** The link of an invitation that the server could not mail: to be handed over, and shown once. */
export function InvitationLink({ sent, link, intl }: InvitationLinkProps) {
  return (
    <ShownOnce
      label={intl.formatMessage({ id: 'link.title' })}
      lead={intl.formatMessage({ id: 'link.once' }, { email: sent.email })}
      secret={link}
      copyLabel={intl.formatMessage({ id: 'link.copy' })}
    />
  )
}
