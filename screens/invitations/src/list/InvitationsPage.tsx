import { ListPage, useCallRows, useListState } from '@airshed/console-kit'
import { listInvitations } from '@airshed/console-kit/calls'
import { ACCEPTANCE_STATES } from '@airshed/console-kit/define'
import { EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { invitationColumns } from './invitationColumns.tsx'
import { INVITATION_LIST, type InvitationsParams } from './params.ts'
import { useInvitationActions } from './useInvitationActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** Who was asked to join the organization, and what they answered. */
export default function InvitationsPage({
  params,
  setParams,
  intl,
}: ScreenProps<InvitationsParams>) {
  const { organization } = useSession()
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(INVITATION_LIST, { params, setParams })
  const rows = useCallRows(listInvitations, state.query)
  const rowActions = useInvitationActions(intl)
  const hasOrganizations = organization === null
  const columns = useMemo(
    () => invitationColumns({ intl, nowMs, hasOrganizations }),
    [intl, nowMs, hasOrganizations],
  )
  return (
    <ListPage
      name="invitations"
      title={text('title')}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      search={text('search')}
      filters={[
        {
          name: 'acceptance_state',
          label: text('filter.answer'),
          options: ACCEPTANCE_STATES.map((value) => ({ value, label: text(`answer.${value}`) })),
        },
        { name: 'is_expired', label: text('filter.expired') },
      ]}
      rowActions={rowActions}
      exportName="invitations"
      empty={
        <EmptyState
          icon={<NamedIcon name="new-person" size={28} />}
          title={text('empty.title')}
          text={text('empty.text')}
        />
      }
      errorTitle={text('error')}
    />
  )
}
