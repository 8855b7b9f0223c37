import { RelativeTime, StatusTag } from '@airshed/kit'
import { TEST_NOW_MS } from '@airshed/testing'
import { Button, EmptyState } from '@airshed/ui'
import { useState } from 'react'
import { ListPage, type ListPageProps } from '../list/ListPage.tsx'
import type { ListColumn } from '../list/columns/listColumn.ts'
import { useListRows } from '../list/rows/useListRows.ts'
import { useListState } from '../list/state/useListState.ts'
import {
  ALERT_STATUSES,
  SAMPLE_LIST,
  sampleAlerts,
  sampleServer,
  type SampleAlert,
} from './sampleAlerts.ts'

const COLUMNS: readonly ListColumn<SampleAlert>[] = [
  {
    id: 'status',
    header: 'Status',
    widthPx: 128,
    isSortable: true,
    narrow: 'badge',
    cell: ({ status }) => <StatusTag status={status} />,
    value: ({ status }) => status,
  },
  {
    id: 'name',
    header: 'Name',
    widthPx: 200,
    grow: 1,
    isTitle: true,
    isSortable: true,
    cell: ({ name }) => name,
    value: ({ name }) => name,
  },
  {
    id: 'message',
    header: 'Message',
    widthPx: 240,
    grow: 2,
    cell: ({ message }) => message,
    value: ({ message }) => message,
  },
  {
    id: 'devices',
    header: 'Devices',
    widthPx: 88,
    align: 'end',
    isSortable: true,
    narrow: 'hidden',
    cell: ({ devices }) => devices,
    value: ({ devices }) => devices,
    valueKind: 'number',
  },
  {
    id: 'triggered',
    header: 'Last triggered',
    widthPx: 128,
    isSortable: true,
    narrow: 'labelled',
    cell: ({ triggeredMs }) => <RelativeTime at={triggeredMs} now={TEST_NOW_MS} />,
    value: ({ triggeredMs }) => triggeredMs,
    valueKind: 'time',
  },
]
const GROUPS = [
  {
    id: 'status',
    label: 'Status',
    keyOf: ({ status }: SampleAlert) => status,
    nameOf: (key: string) => key.charAt(0).toUpperCase() + key.slice(1),
    order: ALERT_STATUSES,
  },
]
const rowKey = ({ id }: SampleAlert): string => id
const ALERTS = sampleAlerts(230)

const details = ({ message, devices }: SampleAlert) => (
  <div>
    <strong>Rules</strong>
    <p>
      {message}. Watches {devices} devices.
    </p>
  </div>
)

export interface SampleListProps {
  /** Parameters of the URL. */
  params?: Readonly<Record<string, unknown>>
  alerts?: readonly SampleAlert[]
  /** Rows per request, default 50. */
  pageSize?: number
  /** Replaces the in-memory server. */
  load?: ReturnType<typeof sampleServer>['load']
  onParams?: (params: Readonly<Record<string, unknown>>) => void
  /** Called for each action of the bulk bar and row menus, with a description. */
  onDone?: (words: string) => void
  changes?: Partial<ListPageProps<SampleAlert>>
}

/** A list as in a screen, on an in-memory server. */
export function SampleList(props: SampleListProps) {
  const { params: firstParams = {}, alerts = ALERTS, pageSize = 50, onDone } = props
  const [params, setParams] = useState(firstParams)
  const [server] = useState(() => sampleServer(alerts, pageSize))
  const state = useListState(SAMPLE_LIST, {
    params,
    setParams: (changed) => {
      setParams((before) => ({ ...before, ...changed }))
      props.onParams?.(changed)
    },
  })
  const load = props.load ?? server.load
  const rows = useListRows({ queryKey: ['samples'], query: state.query, load })
  return (
    <ListPage
      name="samples"
      title="Alerts"
      actions={<Button intent="primary" text="Create alert" />}
      state={state}
      rows={rows}
      columns={COLUMNS}
      rowKey={rowKey}
      rowName={({ name }) => name}
      search="Search alerts"
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ALERT_STATUSES.map((value) => ({ value, label: value })),
        },
        { name: 'triggered', label: 'Triggered' },
      ]}
      groups={GROUPS}
      hrefOf={({ id }) => `alerts/${id}`}
      expansion={details}
      rowActions={({ name, status }) => [
        { id: 'edit', label: 'Edit', run: () => onDone?.(`edit ${name}`) },
        {
          id: 'delete',
          label: 'Delete',
          intent: 'danger',
          ...(status === 'active' ? { disabledReason: 'It is active' } : {}),
          confirm: {
            title: `Delete ${name}?`,
            text: 'Its history is deleted with it.',
            confirmLabel: 'Delete alert',
          },
          run: () => onDone?.(`delete ${name}`),
        },
      ]}
      bulkActions={[
        {
          id: 'deactivate',
          label: 'Deactivate',
          allows: ({ status }) => status !== 'deactivated',
          refusal: () => 'Already deactivated',
          run: (selection, loaded) =>
            onDone?.(`deactivate ${selection.all ? 'all' : loaded.map(({ id }) => id).join(' ')}`),
        },
        {
          id: 'delete',
          label: 'Delete',
          intent: 'danger',
          confirm: () => ({
            title: 'Delete the selected alerts?',
            text: 'Their history is deleted with them.',
            confirmLabel: 'Delete alerts',
          }),
          run: (selection) => onDone?.(`delete ${selection.all ? 'all' : selection.keys.size}`),
        },
      ]}
      exportName="alerts"
      empty={
        <EmptyState
          title="No alerts yet"
          text="An alert watches devices and informs its subscribers"
          action={<Button intent="primary" text="Create alert" />}
        />
      }
      errorTitle="The alerts could not be loaded"
      {...props.changes}
    />
  )
}
