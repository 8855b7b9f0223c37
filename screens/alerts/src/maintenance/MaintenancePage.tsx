import {
  ListPage,
  useCallRows,
  useListState,
  type MaintenanceWindow,
  useShownOrganizations,
} from '@airshed/console-kit'
import { listMaintenanceWindows } from '@airshed/console-kit/calls'
import { MAINTENANCE_STATES } from '@airshed/console-kit/define'
import {
  Button,
  EmptyState,
  NamedIcon,
  PlaceLink,
  useNow,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { textOf } from '../edit/textOf.ts'
import { maintenanceColumns } from './maintenanceColumns.tsx'
import { MAINTENANCE_LIST, type MaintenanceParams } from './params.ts'
import { useWindowActions } from './useWindowActions.tsx'
import { WindowDialog } from './WindowDialog.tsx'

/** How often states are redrawn. */
const TICK_MS = 10_000

/** Periods in which alerts of devices of the organization send no notifications. */
export default function MaintenancePage({
  params,
  setParams,
  intl,
}: ScreenProps<MaintenanceParams>) {
  const { can } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const text = textOf(intl)
  const [asked, setAsked] = useState<MaintenanceWindow | 'new' | null>(null)
  const state = useListState(MAINTENANCE_LIST, { params, setParams })
  const rows = useCallRows(listMaintenanceWindows, state.query)
  const rowActions = useWindowActions({ intl, nowMs, onEdit: setAsked })
  const columns = useMemo(
    () =>
      maintenanceColumns({
        intl,
        nowMs,
        organizations: shown,
      }),
    [intl, nowMs, shown],
  )
  const create = can('manage_devices') ? (
    <Button intent="primary" text={text('maintenance.create')} onClick={() => setAsked('new')} />
  ) : undefined
  return (
    <>
      <ListPage
        name="maintenance-windows"
        title={text('maintenance.title')}
        note={<PlaceLink to="alerts">{text('maintenance.back')}</PlaceLink>}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        actions={create}
        search={text('maintenance.search')}
        filters={[
          {
            name: 'state',
            label: text('maintenance.filter'),
            options: MAINTENANCE_STATES.map((value) => ({
              value,
              label: text(`maintenance.state.${value}`),
            })),
          },
        ]}
        rowActions={rowActions}
        exportName="maintenance-windows"
        empty={
          <EmptyState
            icon={<NamedIcon name="wrench" size={28} />}
            title={text('maintenance.empty.title')}
            text={text('maintenance.empty.text')}
            action={create}
          />
        }
        errorTitle={text('maintenance.error')}
      />
      {asked === null ? null : (
        <WindowDialog
          edited={asked === 'new' ? null : asked}
          intl={intl}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
