import {
  ListPage,
  useCallRows,
  useListState,
  type Alert,
  type ListGroup,
  useShownOrganizations,
} from '@airshed/console-kit'
import { ALERT_STATES } from '@airshed/console-kit/define'
import { listAlerts } from '@airshed/console-kit/calls'
import { EmptyState, PlaceLink, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { alertColumns } from './alertColumns.tsx'
import { AlertDetails } from './AlertDetails.tsx'
import { CreateMenu } from './CreateMenu.tsx'
import { ALERT_LIST, type AlertsParams } from './params.ts'
import { useAlertActions } from './useAlertActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000
const ASK = { includes: ['data_points' as const, 'subscribers' as const] }

/** Alerts of the organization: their states, their rules, and who is notified. */
export default function AlertsPage({ params, setParams, intl }: ScreenProps<AlertsParams>) {
  const { can } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(ALERT_LIST, { params, setParams })
  const rows = useCallRows(listAlerts, state.query, { ask: ASK })
  const { rowActions, bulkActions } = useAlertActions(intl)
  const columns = useMemo(
    () =>
      alertColumns({
        intl,
        nowMs,
        organizations: shown,
        canManage: (id) => can('manage_devices', id),
      }),
    [intl, nowMs, shown, can],
  )
  const groups = useMemo(
    (): ListGroup<Alert>[] => [
      {
        id: 'status',
        label: intl.formatMessage({ id: 'column.status' }),
        keyOf: ({ statusType }) => statusType,
        nameOf: (key) => intl.formatMessage({ id: `state.${key}` }),
        order: ALERT_STATES,
      },
    ],
    [intl],
  )
  const create = can('manage_devices') ? <CreateMenu intl={intl} /> : undefined
  const details = (alert: Alert) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys must be able to scroll it
    <div className="alerts-details-grid" role="group" aria-label={alert.name} tabIndex={0}>
      <AlertDetails alert={alert} intl={intl} />
    </div>
  )
  return (
    <ListPage
      name="alerts"
      title={text('title')}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
      hrefOf={({ _id, actions }) =>
        actions.includes('monitor') ? { to: 'alert-monitor', alertId: _id } : null
      }
      note={
        <>
          <PlaceLink to="alerts/templates">{text('templates.open')}</PlaceLink>
          {' · '}
          <PlaceLink to="alerts/channels">{text('channels.open')}</PlaceLink>
          {' · '}
          <PlaceLink to="alerts/maintenance">{text('maintenance.open')}</PlaceLink>
        </>
      }
      actions={create}
      search={text('search')}
      filters={[
        {
          name: 'status',
          label: text('filter.status'),
          options: ALERT_STATES.map((value) => ({ value, label: text(`state.${value}`) })),
        },
      ]}
      groups={groups}
      expansion={details}
      rowActions={rowActions}
      bulkActions={can('manage_devices') ? bulkActions : []}
      exportName="alerts"
      empty={<EmptyState title={text('empty.title')} text={text('empty.text')} action={create} />}
      errorTitle={text('error')}
    />
  )
}
