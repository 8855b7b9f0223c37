import type { PluginIntl } from '@airshed/contract'
import { createPluginIntl } from '@airshed/kit'
import { useAirshed } from '@airshed/kit/provider'
import type { OwnInvitation } from '@airshed/schemas'
import { acceptInvitation, declineInvitation, listOwnInvitations } from '@airshed/schemas/calls'
import { Button } from '@airshed/ui'
import { useMemo } from 'react'
import { useCall } from '../hooks/useCall.ts'
import { useChange } from '../hooks/useChange.ts'
import { useConfirmed } from '../pages/list/actions/useConfirmed.tsx'
import { PageSection } from '../pages/parts/PageSection.tsx'
import { invitationMessages } from './messages/invitationMessages.ts'
import './ownInvitations.css'

/** Pending invitations to the user's own address; nothing if there are none. */
export function OwnInvitations() {
  const { user, locale } = useAirshed().session
  const { timezone } = user
  const intl = useMemo(
    () => createPluginIntl(invitationMessages, { locale, timezone }),
    [locale, timezone],
  )
  // A user who acts for somebody else cannot answer in their own name.
  const { data: own } = useCall(listOwnInvitations, {}, { enabled: user.access_context === null })
  if (own === undefined || own.data.length === 0) return null
  return (
    <div className="air-own-invitations-part">
      <PageSection title={intl.formatMessage({ id: 'title' })}>
        <ul className="air-own-invitations">
          {own.data.map((one) => (
            <OwnInvitationLine key={one.id} invitation={one} intl={intl} />
          ))}
        </ul>
      </PageSection>
    </div>
  )
}

function OwnInvitationLine({ invitation, intl }: { invitation: OwnInvitation; intl: PluginIntl }) {
  const { id, organization_name: organization, invited_by: inviter, role } = invitation
  const text = (key: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: key }, values)
  // useConfirmed shows the error.
  const isShown = () => false
  const accept = useChange(acceptInvitation, { isShown, success: text('accepted') })
  const decline = useChange(declineInvitation, { isShown, success: text('declined') })
  const { start, dialog } = useConfirmed('own invitations')
  const isBusy = accept.isPending || decline.isPending
  const words = { organization, role: text(`role.${role}`), inviter: inviter ?? '' }
  return (
    <li>
      <div>
        <span>{text(inviter === null ? 'lineOfNobody' : 'line', words)}</span>
        <p className="air-muted">
          {text('until', {
            until: intl.formatDate(invitation.expires_at, { dateStyle: 'medium' }),
          })}
        </p>
      </div>
      <div className="air-own-invitation-actions">
        <Button
          text={text('decline')}
          aria-label={text('decline.of', { organization })}
          disabled={isBusy}
          onClick={() =>
            start({
              confirm: {
                title: text('decline.title', { organization }),
                text: text('decline.text'),
                confirmLabel: text('decline.confirm'),
              },
              run: () => decline.mutateAsync({ params: { id } }),
            })
          }
        />
        <Button
          intent="primary"
          text={text('accept')}
          aria-label={text('accept.of', { organization })}
          loading={accept.isPending}
          disabled={isBusy}
          onClick={() => start({ run: () => accept.mutateAsync({ params: { id } }) })}
        />
      </div>
      {dialog}
    </li>
  )
}
