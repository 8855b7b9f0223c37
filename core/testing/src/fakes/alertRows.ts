import { FakeRefusal } from '@airshed/data/testing'
import type { AlertDetails } from '@airshed/schemas'
import { alertDetails } from '../builders/alertDetails.ts'
import type { Scene } from '../builders/scene.ts'

export interface FakeAlertRowOptions {
  /** Alerts with all their parts. Default: those of the list, `alert_0` and so on. */
  alerts?: readonly AlertDetails[]
}

/** Number of alerts in the list. */
const BUILT = 23

/** The current alerts of a fake server. */
export interface AlertRows {
  all(): readonly AlertDetails[]
  /** @throws FakeRefusal 404 */
  find(id: string): AlertDetails
  /** Adds an alert, or replaces the one with the same id. */
  put(alert: AlertDetails): AlertDetails
  /** @throws FakeRefusal 404 */
  remove(id: string): void
}

export function alertRows({ alerts }: FakeAlertRowOptions, scene: Scene): AlertRows {
  const built = Array.from({ length: scene === 'empty' ? 0 : BUILT }, (_, at) => alertDetails(at))
  const known = new Map((alerts ?? built).map((one) => [one['_id'], one]))
  const find = (id: string): AlertDetails => {
    const found = known.get(id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such alert')
    return found
  }
  return {
    all: () => [...known.values()],
    find,
    put(alert) {
      known.set(alert['_id'], alert)
      return alert
    },
    remove: (id) => void known.delete(find(id)['_id']),
  }
}
