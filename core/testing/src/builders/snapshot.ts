import type { Snapshot } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const DEVICES = [
  { node_id: '1C00A3F7:0', serial: '1C00A3F7', name: 'Quay Street' },
  { node_id: '1C00A3F8:0', serial: '1C00A3F8', name: 'Town Hall roof' },
  { node_id: '1C00A3F9:0', serial: '1C00A3F9', name: '' },
]

/** An archive of `org_city`: one ready, one that is being written, one that failed. */
export function snapshot(index = 0, changes: Partial<Snapshot> = {}): Snapshot {
  const state = (['ready', 'writing', 'failed'] as const)[index % 3] ?? 'ready'
  const devices = DEVICES.slice(0, (index % 3) + 1)
  const at = TEST_NOW_MS - index * DAY_MS
  const isReady = state === 'ready'
  return {
    _id: `snapshot_${index}`,
    organization_id: 'org_city',
    organizationName: 'City of Rivermouth',
    serial: '1C00A3F7',
    devices,
    from: at - 30 * DAY_MS,
    to: at,
    timezone: 'Europe/Madrid',
    formats: ['csv', 'parquet'],
    filename: `airshed-${devices.length}-devices-${index}.zip`,
    state,
    failure:
      state === 'failed'
        ? {
            code: 'SNAPSHOT_DEVICE_GONE',
            parts: { serial: '1C00A3F9' },
            reason: 'The device 1C00A3F9 was deleted. Request an archive without it',
          }
        : null,
    progress: state === 'writing' ? { done: 250_000, of: 1_000_000 } : null,
    readings: isReady ? 1_234_567 : null,
    bytes: isReady ? 48_000_000 : null,
    uploaded_by: index % 3 === 2 ? null : 'Olga Owner',
    created_at: at,
    finished_at: isReady ? at + HOUR_MS : null,
    expires_at: state === 'writing' ? null : at + 30 * DAY_MS,
    actions: isReady ? ['download', 'delete'] : ['delete'],
    ...changes,
  }
}
