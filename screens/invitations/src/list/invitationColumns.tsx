import {
  organizationColumn,
  timeColumn,
  type Invitation,
  type ListColumn,
} from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { invitationState } from './invitationState.ts'

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
  /** Invitations of several organizations are shown. */
  hasOrganizations: boolean
}

/** Columns of the list, the state first. */
export function invitationColumns(
  options: InvitationColumnsOptions,
): readonly ListColumn<Invitation>[] {
  const { intl, nowMs, hasOrganizations } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const stateWord = (invitation: Invitation): string => text(`state.${invitationState(invitation)}`)
  const clock = { nowMs, timeZone: intl.timeZone }
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 124,
      narrow: 'badge',
      cell: (invitation) => (
        <StatusTag status={LOOKS[invitationState(invitation)]} label={stateWord(invitation)} />
      ),
      value: stateWord,
    },
    {
      id: 'email',
      header: text('column.email'),
      widthPx: 220,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ email }) => email,
      value: ({ email }) => email,
    },
    {
      id: 'role',
      header: text('column.role'),
      widthPx: 120,
      isSortable: true,
      cell: ({ role }) => text(`role.${role}`),
      value: ({ role }) => text(`role.${role}`),
    },
    ...(hasOrganizations
      ? [
          organizationColumn<Invitation>({
            header: text('column.organization'),
            nameOf: ({ organization_name: name }) => name,
          }),
        ]
      : []),
    timeColumn({
      ...clock,
      id: 'created',
      header: text('column.created'),
      isSortable: true,
      at: ({ created_at: at }) => at,
    }),
    timeColumn({
      ...clock,
      id: 'expires',
      header: text('column.expires'),
      isHiddenAtFirst: true,
      narrow: 'hidden',
      at: ({ expires_at: at }) => at,
    }),
  ]
}
