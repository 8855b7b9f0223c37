import type { MaintenanceWindow } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000

const WINDOWS = [
  {
    name: 'New filters',
    starts_at: TEST_NOW_MS - HOUR_MS,
    ends_at: TEST_NOW_MS + 3 * HOUR_MS,
    state: 'current',
    covers: { kind: 'devices', node_ids: ['1C00A3F7:0', '1C00A3F8:0'] },
  },
  {
    name: 'Roof works at the harbour',
    starts_at: TEST_NOW_MS + 24 * HOUR_MS,
    ends_at: TEST_NOW_MS + 72 * HOUR_MS,
    state: 'upcoming',
    covers: { kind: 'site', coordinates: [41.14961, -8.61099], radius_m: 500 },
  },
  {
    name: 'Move of the fleet',
    starts_at: TEST_NOW_MS - 72 * HOUR_MS,
    ends_at: TEST_NOW_MS - 48 * HOUR_MS,
    state: 'over',
    covers: { kind: 'all' },
  },
] as const satisfies readonly Pick<
  MaintenanceWindow,
  'name' | 'starts_at' | 'ends_at' | 'state' | 'covers'
>[]

/** A maintenance window of `org_city`: in turn one that is active, one upcoming, one over. */
export function maintenanceWindow(
  index = 0,
  changes: Partial<MaintenanceWindow> = {},
): MaintenanceWindow {
  const built = structuredClone(WINDOWS[index % WINDOWS.length] ?? WINDOWS[0])
  return {
    ...built,
    _id: `window_${index}`,
    organization_id: 'org_city',
    version: 1,
    created_at: TEST_NOW_MS - 96 * HOUR_MS,
    actions: built.state === 'over' ? ['delete'] : ['modify', 'delete'],
    ...changes,
  }
}
