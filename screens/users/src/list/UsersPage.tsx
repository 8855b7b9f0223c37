import { ListPage, useCallRows, useListState, type ListedUser } from '@airshed/console-kit'
import { listUsers } from '@airshed/console-kit/calls'
import { ROLES } from '@airshed/console-kit/define'
import { EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { RolesDialog } from '../roles/RolesDialog.tsx'
import { USER_LIST, type UsersParams } from './params.ts'
import { userColumns } from './userColumns.tsx'
import { useUserActions } from './useUserActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** The members of the organization, their roles, and their last activity. */
export default function UsersPage({ params, setParams, intl }: ScreenProps<UsersParams>) {
  const { organization } = useSession()
  const nowMs = useNow(TICK_MS)
  const [opened, setOpened] = useState<ListedUser | null>(null)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(USER_LIST, { params, setParams })
  const rows = useCallRows(listUsers, state.query)
  const organizationId = organization?.id ?? null
  const rowActions = useUserActions(intl, organizationId, setOpened)
  const columns = useMemo(
    () => userColumns({ intl, nowMs, organizationId }),
    [intl, nowMs, organizationId],
  )
  return (
    <>
      <ListPage
        name="users"
        title={text('title')}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        hrefOf={({ id }) => `users/${encodeURIComponent(id)}`}
        search={text('search')}
        filters={[
          {
            name: 'role',
            label: text('column.role'),
            options: ROLES.map((value) => ({ value, label: text(`role.${value}`) })),
          },
          { name: 'active', label: text('filter.active') },
        ]}
        rowActions={rowActions}
        exportName="users"
        empty={
          <EmptyState
            icon={<NamedIcon name="people" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
          />
        }
        errorTitle={text('error')}
      />
      {opened === null ? null : (
        <RolesDialog
          id={opened.id}
          name={opened.name}
          intl={intl}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
