import { Breadcrumb, ListPage, useCallRows, useListState } from '@airshed/console-kit'
import { listPartnershipInvitations } from '@airshed/console-kit/calls'
import { ACCEPTANCE_STATES, PARTNERSHIP_DIRECTIONS } from '@airshed/console-kit/define'
import { EmptyState, NamedIcon, useNow, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { invitationColumns, otherSideOf } from './invitationColumns.tsx'
import { INVITATION_LIST, type InvitationsParams } from './params.ts'
import { useInvitationActions } from './useInvitationActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** Who invites the organization to become a partner, and whom it invites. */
export default function InvitationsPage({
  params,
  setParams,
  intl,
}: ScreenProps<InvitationsParams>) {
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(INVITATION_LIST, { params, setParams })
  const rows = useCallRows(listPartnershipInvitations, state.query)
  const rowActions = useInvitationActions(intl)
  const columns = useMemo(() => invitationColumns({ intl, nowMs }), [intl, nowMs])
  return (
    <>
      <Breadcrumb
        above={[{ label: text('title'), to: 'partnerships' }]}
        here={text('invitations.title')}
      />
      <ListPage
        name="partnership-invitations"
        title={text('invitations.title')}
        note={text('invitations.note')}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={otherSideOf}
        search={text('invitations.search')}
        filters={[
          {
            name: 'direction',
            label: text('column.direction'),
            options: PARTNERSHIP_DIRECTIONS.map((value) => ({
              value,
              label: text(`direction.${value}`),
            })),
          },
          {
            name: 'acceptance_state',
            label: text('filter.answer'),
            options: ACCEPTANCE_STATES.map((value) => ({ value, label: text(`answer.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        exportName="partnership-invitations"
        empty={
          <EmptyState
            icon={<NamedIcon name="exchange" size={28} />}
            title={text('invitations.empty.title')}
            text={text('invitations.empty.text')}
          />
        }
        errorTitle={text('invitations.error')}
      />
    </>
  )
}
