import {
  ALL_ORGANIZATIONS,
  ListPage,
  useCallRows,
  useListState,
  type FormationRequest,
} from '@airshed/console-kit'
import { listFormationRequests } from '@airshed/console-kit/calls'
import { ACCEPTANCE_STATES } from '@airshed/console-kit/define'
import { Button, EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useCallback, useMemo, useState } from 'react'
import { RejectDialog } from '../answer/RejectDialog.tsx'
import { AskDialog } from '../ask/AskDialog.tsx'
import { REQUEST_LIST, type RequestsParams } from './params.ts'
import { requestColumns } from './requestColumns.tsx'
import { RequestDetails } from './RequestDetails.tsx'
import { useRequestActions } from './useRequestActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** Requests for organizations: those of the reader, and for staff those of everybody. */
export default function RequestsPage({ params, setParams, intl }: ScreenProps<RequestsParams>) {
  const { user, can } = useSession()
  const nowMs = useNow(TICK_MS)
  const [isAsking, setAsking] = useState(false)
  const [rejected, setRejected] = useState<FormationRequest | null>(null)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(REQUEST_LIST, { params, setParams })
  const rows = useCallRows(listFormationRequests, state.query)
  const rowActions = useRequestActions(intl, setRejected)
  const isStaff = can('access_context', ALL_ORGANIZATIONS)
  const columns = useMemo(
    () => requestColumns({ intl, nowMs, hasRequesters: isStaff }),
    [intl, nowMs, isStaff],
  )
  const expansion = useCallback(
    (request: FormationRequest) => <RequestDetails request={request} intl={intl} />,
    [intl],
  )
  const ask =
    user.access_context !== null ? undefined : (
      <Button
        {...(isStaff ? {} : { intent: 'primary' as const })}
        text={text('ask')}
        onClick={() => setAsking(true)}
      />
    )
  return (
    <>
      <ListPage
        name="organization-requests"
        title={text('title')}
        note={text(isStaff ? 'note.staff' : 'note')}
        actions={ask}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={text('search')}
        filters={[
          {
            name: 'acceptance_state',
            label: text('column.state'),
            options: ACCEPTANCE_STATES.map((value) => ({ value, label: text(`state.${value}`) })),
          },
        ]}
        expansion={expansion}
        rowActions={rowActions}
        exportName="organization-requests"
        empty={
          <EmptyState
            icon={<NamedIcon name="office" size={28} />}
            title={text('empty.title')}
            text={text(isStaff ? 'empty.staff' : 'empty.text')}
            action={ask}
          />
        }
        errorTitle={text('error')}
      />
      {isAsking ? <AskDialog intl={intl} onClose={() => setAsking(false)} /> : null}
      {rejected === null ? null : (
        <RejectDialog request={rejected} intl={intl} onClose={() => setRejected(null)} />
      )}
    </>
  )
}
