import {
  ListPage,
  useCall,
  useCallRows,
  useListState,
  type Partnership,
} from '@airshed/console-kit'
import { listPartnershipInvitations, listPartnerships } from '@airshed/console-kit/calls'
import {
  Button,
  EmptyState,
  NamedIcon,
  useNavigation,
  useNow,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useCallback, useMemo, useState } from 'react'
import { CreatePartnershipDialog } from '../create/CreatePartnershipDialog.tsx'
import { PARTNERSHIP_LIST, type PartnershipsParams } from './params.ts'
import { partnershipColumns } from './partnershipColumns.tsx'
import { SharedDevices } from './SharedDevices.tsx'
import { usePartnershipActions } from './usePartnershipActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** Organizations that may share devices with those of the reader. */
export default function PartnershipsPage({
  params,
  setParams,
  intl,
}: ScreenProps<PartnershipsParams>) {
  const { organization, organizations, can } = useSession()
  const { go } = useNavigation()
  const nowMs = useNow(TICK_MS)
  const [isCreating, setCreating] = useState(false)
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)
  const state = useListState(PARTNERSHIP_LIST, { params, setParams })
  const rows = useCallRows(listPartnerships, state.query)
  const rowActions = usePartnershipActions(intl)
  const columns = useMemo(() => partnershipColumns({ intl, nowMs }), [intl, nowMs])
  const expansion = useCallback(
    (row: Partnership) => <SharedDevices partnership={row} intl={intl} />,
    [intl],
  )
  const managed = (organization === null ? organizations : [organization]).filter(({ id }) =>
    can('manage_organizations', id),
  )
  const { data: waiting } = useCall(
    listPartnershipInvitations,
    {
      query: {
        direction: 'received',
        acceptance_state: ['filed'],
        size: 1,
        total: 'bounded',
        ...(organization === null ? {} : { organization_id: organization.id }),
      },
    },
    { enabled: managed.length > 0 },
  )
  const { total = 0 } = waiting ?? {}
  const pending = typeof total === 'number' ? total : total.atLeast
  const create = <Button intent="primary" text={text('create')} onClick={() => setCreating(true)} />
  const invitations = (
    <Button
      text={pending === 0 ? text('invitations') : text('invitations.pending', { count: pending })}
      onClick={() => go('partnerships/invitations')}
    />
  )
  const actions =
    managed.length === 0 ? undefined : (
      <>
        {invitations}
        {create}
      </>
    )
  return (
    <>
      <ListPage
        name="partnerships"
        title={text('title')}
        note={text('note')}
        actions={actions}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ org2_name: name }) => name}
        search={text('search')}
        expansion={expansion}
        rowActions={rowActions}
        exportName="partnerships"
        empty={
          <EmptyState
            icon={<NamedIcon name="exchange" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
            action={actions}
          />
        }
        errorTitle={text('error')}
      />
      {isCreating ? (
        <CreatePartnershipDialog
          intl={intl}
          choices={managed.map(({ id, name }) => ({ value: id, label: name }))}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </>
  )
}
