import { timeColumn, type ListColumn, type PartnershipInvitation } from '@airshed/console-kit'
import { RelativeTime, StatusTag, type PluginIntl } from '@airshed/kit'

const LOOKS = {
  pending: 'idle',
  expired: 'not_run',
  accepted: 'completed',
  rejected: 'failed',
} as const

export interface InvitationColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
}

/**
 * The other side of an invitation, from the reader's point of view: who invites them, or whom they invite.
 */
export const otherSideOf = (invitation: PartnershipInvitation): string =>
  invitation.direction === 'received'
    ? invitation.inviting_organization_name
    : (invitation.partner_name ?? invitation.address)

const stateOf = ({ acceptance_state: answer, is_expired: isExpired }: PartnershipInvitation) => {
  if (answer !== 'filed') return answer
  return isExpired ? 'expired' : 'pending'
}

/** Columns of the list, the state first. */
export function invitationColumns({
  intl,
  nowMs,
}: InvitationColumnsOptions): readonly ListColumn<PartnershipInvitation>[] {
  const text = (id: string): string => intl.formatMessage({ id })
  const stateWord = (invitation: PartnershipInvitation) => text(`state.${stateOf(invitation)}`)
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 124,
      narrow: 'badge',
      cell: (row) => <StatusTag status={LOOKS[stateOf(row)]} label={stateWord(row)} />,
      value: stateWord,
    },
    {
      id: 'other',
      header: text('column.other'),
      widthPx: 220,
      grow: 2,
      isTitle: true,
      cell: otherSideOf,
      value: otherSideOf,
    },
    {
      id: 'direction',
      header: text('column.direction'),
      widthPx: 120,
      cell: ({ direction }) => text(`direction.${direction}`),
      value: ({ direction }) => text(`direction.${direction}`),
    },
    timeColumn({
      id: 'created',
      header: text('column.created'),
      isSortable: true,
      at: ({ created_at: at }) => at,
      nowMs,
      timeZone: intl.timeZone,
    }),
    {
      id: 'expires',
      header: text('column.expires'),
      narrow: 'hidden',
      cell: ({ expires_at: at, acceptance_state: answer }) =>
        answer === 'filed' ? (
          <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
        ) : null,
      value: ({ expires_at: at }) => at,
      valueKind: 'time',
    },
  ]
}
