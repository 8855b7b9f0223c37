import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { AlertChange, AlertDetails, AlertSelection } from '@airshed/schemas'
import {
  acknowledgeAlert,
  activateAlerts,
  deactivateAlerts,
  deleteAlert,
  deleteAlerts,
  getAlert,
  listAlertChanges,
  muteAlert,
} from '@airshed/schemas/calls'
import { alertChanges, alertDetails } from '../builders/alertDetails.ts'
import type { Scene } from '../builders/scene.ts'
import { TEST_NOW_MS } from '../builders/times.ts'

export interface FakeAlertOptions {
  /** Alerts with all their parts. Default: those of the list. */
  alerts?: readonly AlertDetails[]
  /** Alert id → its changes, oldest first. Default: a few for each that triggered once. */
  alertChanges?: Readonly<Record<string, readonly AlertChange[]>>
  /** There were more changes than an answer holds. Default false. */
  hasMoreAlertChanges?: boolean
}

/** Alerts of the list. */
const BUILT = 23
const missing = () => new FakeRefusal(404, 'NOT_FOUND', 'There is no such alert')

/** One alert, its changes, and what is done with it. */
export function fakeAlertMonitor(options: FakeAlertOptions, scene: Scene): FakeAnswer[] {
  const built = Array.from({ length: scene === 'empty' ? 0 : BUILT }, (_, at) => alertDetails(at))
  let alerts = [...(options.alerts ?? built)]
  const alertOf = (id: string): AlertDetails => {
    const found = alerts.find(({ _id }) => _id === id)
    if (found === undefined) throw missing()
    return found
  }
  const changed = (id: string, changes: Partial<AlertDetails>): AlertDetails => {
    const next = { ...alertOf(id), ...changes }
    alerts = alerts.map((one) => (one['_id'] === id ? next : one))
    return next
  }
  const removed = (id: string): void => {
    const gone = alertOf(id)
    alerts = alerts.filter((one) => one !== gone)
  }
  const changesOf = (id: string): readonly AlertChange[] =>
    options.alertChanges?.[id] ?? (options.alerts ? [] : alertChanges(Number(id.split('_')[1])))
  const selected = (selection: AlertSelection, change: (id: string) => void) => {
    const ids = 'ids' in selection ? selection.ids : alerts.map(({ _id }) => _id)
    for (const id of ids) change(id)
    return { changed: ids, unchanged: [], refused: [] }
  }
  return [
    fake(getAlert, ({ params }) => alertOf(params.id)),
    fake(listAlertChanges, ({ params: { id }, query }) => {
      alertOf(id)
      const [from, to] = [Number(query.from), Number(query.to)]
      const all = changesOf(id)
      const earlier = all.filter(({ ts }) => ts < from)
      return {
        from,
        to,
        before: earlier.at(-1)?.is_active ?? (all.length === 0 ? null : false),
        changes: all.filter(({ ts }) => ts >= from && ts <= to),
        is_cut: options.hasMoreAlertChanges ?? false,
      }
    }),
    fake(acknowledgeAlert, ({ params }) =>
      changed(params.id, { acknowledged: { at: TEST_NOW_MS, by: 'Inês Carvalho' } }),
    ),
    fake(muteAlert, ({ params, body }) => changed(params.id, { muted_until: body.until })),
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
    fake(deleteAlerts, ({ body }) => selected(body, removed)),
    fake(deleteAlert, ({ params }) => {
      removed(params.id)
      return null
    }),
  ]
}
