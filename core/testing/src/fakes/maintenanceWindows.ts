import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import { maintenanceState } from '@airshed/domain'
import type { Issue, MaintenanceWindow } from '@airshed/schemas'
import {
  createMaintenanceWindow,
  deleteMaintenanceWindow,
  getMaintenanceWindow,
  listMaintenanceWindows,
  updateMaintenanceWindow,
} from '@airshed/schemas/calls'
import { maintenanceWindow } from '../builders/maintenanceWindow.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeMaintenanceOptions {
  /** Default none. */
  maintenanceWindows?: readonly MaintenanceWindow[]
  /** Issues with which saving windows is refused. Default none. */
  maintenanceIssues?: readonly Issue[]
}

const stateOf = ({ starts_at, ends_at }: Pick<MaintenanceWindow, 'starts_at' | 'ends_at'>) =>
  maintenanceState({ startsAtMs: starts_at, endsAtMs: ends_at }, TEST_NOW_MS)

/** Maintenance windows that can be created, changed and deleted. */
export function fakeMaintenanceWindows(options: FakeMaintenanceOptions): FakeAnswer[] {
  const { maintenanceIssues = [] } = options
  const known = new Map((options.maintenanceWindows ?? []).map((one) => [one['_id'], one]))
  const find = (id: string): MaintenanceWindow => {
    const found = known.get(id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such window')
    return found
  }
  const checkIssues = (): void => {
    if (maintenanceIssues.length === 0) return
    throw new FakeRefusal(400, 'VALIDATION_FAILED', 'Not valid', maintenanceIssues)
  }
  const put = (window: MaintenanceWindow): MaintenanceWindow => {
    const state = stateOf(window)
    const saved: MaintenanceWindow = {
      ...window,
      state,
      actions: state === 'over' ? ['delete'] : ['modify', 'delete'],
    }
    known.set(window['_id'], saved)
    return saved
  }
  return [
    fake(
      listMaintenanceWindows,
      ({ query: { organization_id: organization, search, state: states = [] } }) =>
        fakeList(
          [...known.values()].filter(
            (one) =>
              isOf(organization, one) &&
              holdsWords(search, one.name) &&
              (states.length === 0 || states.includes(one.state)),
          ),
        ),
    ),
    fake(getMaintenanceWindow, ({ params }) => find(params.id)),
    fake(createMaintenanceWindow, ({ body }) => {
      checkIssues()
      return put(maintenanceWindow(0, { ...body, _id: `window_new_${known.size}` }))
    }),
    fake(updateMaintenanceWindow, ({ params, body }) => {
      checkIssues()
      const before = find(params.id)
      const { version } = body
      if (version !== before.version) throw new FakeRefusal(409, 'CONFLICT', 'Changed meanwhile')
      return put({ ...before, ...body, version: version + 1 })
    }),
    fake(deleteMaintenanceWindow, ({ params }) => {
      known.delete(find(params.id)['_id'])
      return null
    }),
  ]
}
