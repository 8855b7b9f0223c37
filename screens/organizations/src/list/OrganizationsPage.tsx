import {
  ListPage,
  useCallRows,
  useListState,
  useMayCreateOrganization,
  type OrganizationRow,
  type RowAction,
} from '@airshed/console-kit'
import { listOrganizations } from '@airshed/console-kit/calls'
import { Button, EmptyState, NamedIcon, useNavigation, type ScreenProps } from '@airshed/kit'
import { useCallback, useMemo, useState } from 'react'
import { DeleteDialog } from '../delete/DeleteDialog.tsx'
import { DeletedOrganizations } from '../delete/DeletedOrganizations.tsx'
import { useLocking } from '../useLocking.ts'
import { DeviceTotals } from './DeviceTotals.tsx'
import { organizationColumns } from './organizationColumns.tsx'
import { ORGANIZATION_LIST, type OrganizationsParams } from './params.ts'
import '../organizations.css'

const ASK = { includes: ['details' as const] }
const pathOf = ({ id }: OrganizationRow): string => `organizations/${encodeURIComponent(id)}`

/** The organizations of the reader. */
export default function OrganizationsPage({
  params,
  setParams,
  intl,
}: ScreenProps<OrganizationsParams>) {
  const { go } = useNavigation()
  const [deleting, setDeleting] = useState<OrganizationRow | null>(null)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(ORGANIZATION_LIST, { params, setParams })
  const rows = useCallRows(listOrganizations, state.query, { ask: ASK })
  const columns = useMemo(() => organizationColumns(intl), [intl])
  const locking = useLocking(intl)
  const rowActions = useCallback(
    (organization: OrganizationRow): readonly RowAction[] => {
      const asked = locking(organization)
      return [
        ...(organization.actions?.includes('modify') === true
          ? [
              {
                id: 'edit',
                label: intl.formatMessage({ id: 'edit' }),
                icon: <NamedIcon name="edit" />,
                run: () => go(pathOf(organization)),
              },
            ]
          : []),
        ...(asked === null ? [] : [{ ...asked, icon: <NamedIcon name="lock" /> }]),
        ...(organization.actions?.includes('delete') === true
          ? [
              {
                id: 'delete',
                label: intl.formatMessage({ id: 'delete' }),
                icon: <NamedIcon name="trash" />,
                intent: 'danger' as const,
                run: () => setDeleting(organization),
              },
            ]
          : []),
      ]
    },
    [intl, locking, go],
  )
  const totals = (organization: OrganizationRow) => (
    <DeviceTotals organization={organization} intl={intl} />
  )
  const mayCreate = useMayCreateOrganization()
  const ask = (label: string) => (
    <Button text={text(label)} onClick={() => go('organization-requests')} />
  )
  const create = mayCreate ? (
    <Button intent="primary" text={text('create')} onClick={() => go('organizations/new')} />
  ) : null
  return (
    <>
      <ListPage
        name="organizations"
        title={text('list.title')}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        hrefOf={pathOf}
        actions={
          <>
            {ask('requests')}
            {create}
          </>
        }
        search={text('search')}
        expansion={totals}
        rowActions={rowActions}
        exportName="organizations"
        empty={
          <EmptyState
            title={text('empty.title')}
            text={text(mayCreate ? 'empty.text' : 'empty.text.ask')}
            action={create ?? ask('noRights.request')}
          />
        }
        errorTitle={text('list.error')}
      />
      <DeletedOrganizations intl={intl} />
      {deleting === null ? null : (
        <DeleteDialog
          organization={deleting}
          intl={intl}
          onDeleted={() => setDeleting(null)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
}
