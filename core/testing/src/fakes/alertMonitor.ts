import { fake, type FakeAnswer } from '@airshed/data/testing'
import type {
  AlertAct,
  AlertChange,
  AlertDetails,
  AlertLimit,
  AlertSelection,
  AlertTimelineEntry,
} from '@airshed/schemas'
import {
  acknowledgeAlert,
  activateAlerts,
  deactivateAlerts,
  deleteAlert,
  deleteAlerts,
  getAlertTimeline,
  listAlertChanges,
  listAlertLimits,
  muteAlert,
} from '@airshed/schemas/calls'
import { alertChanges } from '../builders/alertDetails.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import type { AlertRows, FakeAlertRowOptions } from './alertRows.ts'

export interface FakeAlertOptions {
  /** Alert id → its changes, oldest first. Default: a few for each that triggered once. */
  alertChanges?: Readonly<Record<string, readonly AlertChange[]>>
  /** Notifications of an alert, and what users did with it, newest first. Default none. */
  alertTimeline?: readonly AlertTimelineEntry[]
  /** There were more changes than fit in a response. Default false. */
  hasMoreAlertChanges?: boolean
  /** The limits of alerts. Default none. */
  alertLimits?: readonly AlertLimit[]
}

/** The changes of alerts, and the actions on alerts. */
export function fakeAlertMonitor(
  options: FakeAlertOptions & FakeAlertRowOptions,
  rows: AlertRows,
): FakeAnswer[] {
  const changed = (id: string, changes: Partial<AlertDetails>): AlertDetails =>
    rows.put({ ...rows.find(id), ...changes })
  const changesOf = (id: string): readonly AlertChange[] =>
    options.alertChanges?.[id] ?? (options.alerts ? [] : alertChanges(Number(id.split('_')[1])))
  const selected = (selection: AlertSelection, change: (id: string) => void) => {
    const ids = 'ids' in selection ? selection.ids : rows.all().map(({ _id }) => _id)
    for (const id of ids) change(id)
    return { changed: ids, unchanged: [], refused: [] }
  }
  const acts: AlertTimelineEntry[] = []
  return [
    fake(listAlertChanges, ({ params: { id }, query }) => {
      rows.find(id)
      const [from, to] = [Number(query.from), Number(query.to)]
      const all = changesOf(id)
      const earlier = all.filter(({ ts }) => ts < from).at(-1)
      return {
        from,
        to,
        before: earlier?.is_active ?? (all.length === 0 ? null : false),
        lacked_data_before: earlier?.lacks_data ?? false,
        changes: all.filter(({ ts }) => ts >= from && ts < to),
        is_cut: options.hasMoreAlertChanges ?? false,
      }
    }),
    fake(getAlertTimeline, ({ params }) => {
      const { acknowledged } = rows.find(params.id)
      const known =
        options.alertTimeline ??
        (acknowledged === null ? [] : [act('acknowledged', acknowledged.at)])
      return { entries: [...acts, ...known], is_cut: false }
    }),
    fake(listAlertLimits, ({ query }) => {
      // A single value in an address is not a list.
      const ids = [query.data_point_id].flat()
      const asked = (options.alertLimits ?? []).filter((one) => ids.includes(one.data_point_id))
      return { data: asked, is_cut: false }
    }),
    fake(acknowledgeAlert, ({ params }) =>
      changed(params.id, { acknowledged: { at: TEST_NOW_MS, by: 'Inês Carvalho', comment: null } }),
    ),
    fake(muteAlert, ({ params, body: { until } }) => {
      acts.unshift(act(until === null ? 'unmuted' : 'muted', TEST_NOW_MS, until))
      return changed(params.id, { muted_until: until })
    }),
    fake(activateAlerts, ({ body }) =>
      selected(body, (id) => {
        const actions = ['monitor', 'modify', 'delete', 'deactivate'] as const
        changed(id, { status: 'idle', statusType: 'idle', actions: [...actions] })
      }),
    ),
    fake(deactivateAlerts, ({ body }) =>
      selected(body, (id) => {
        const actions = ['monitor', 'modify', 'delete', 'activate'] as const
        changed(id, { status: 'deactivated', statusType: 'deactivated', actions: [...actions] })
      }),
    ),
    fake(deleteAlerts, ({ body }) => selected(body, rows.remove)),
    fake(deleteAlert, ({ params }) => {
      rows.remove(params.id)
      return null
    }),
  ]
}

const act = (name: AlertAct, ts: number, until: number | null = null): AlertTimelineEntry => ({
  kind: 'act',
  ts,
  act: name,
  by: 'Inês Carvalho',
  until,
  comment: null,
})
