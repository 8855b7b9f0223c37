import { planOf, quietRange } from '@airshed/domain'
import type { AlertRules } from '@airshed/schemas'
import type { withStore } from '../../suites/organization.ts'

type Store = Parameters<Parameters<typeof withStore>[1]>[0]

/** A reading above it begins an alert. */
export const LIMIT = 35
const ROWS_AT_ONCE = 2_000
const INTERVAL_MS = 10_000

export const serialOf = (device: number): string => `watched-${device}`
export const emailOf = (reader: number): string => `${readerId(reader)}@example.org`
const nodeId = (device: number): string => `${serialOf(device)}:0`
const sensorId = (device: number): string => `${serialOf(device)}.0.0.0`
const pointId = (device: number): string => `${sensorId(device)}/132:5`
const alertId = (device: number): string => `alert-${device}`
const readerId = (reader: number): string => `reader-${reader}`

export interface WatchedFleet {
  devices: number
  /** One rule for each of the first devices. */
  rules: number
  /** Rules are distributed among them: the rule of device `n` is read by reader `n modulo readers`. */
  readers: number
}

/**
 * Writes devices that report one parameter, and alerts that watch it as if they had been evaluated before.
 */
export async function addAlerts(
  { db }: Store,
  organization: string,
  { devices, rules, readers }: WatchedFleet,
): Promise<void> {
  const now = Date.now()
  await db.transaction().execute(async (tx) => {
    for (const some of partsOf(devices)) {
      await tx
        .insertInto('nodes')
        .values(some.map((device) => nodeRow(device, organization)))
        .execute()
      await tx.insertInto('sensors').values(some.map(sensorRow)).execute()
      const points = await tx
        .insertInto('data_points')
        .values(some.map(pointRow))
        .returning(['key', 'id'])
        .execute()
      const keys = new Map(points.map(({ id, key }) => [id, key]))
      const watched = some.filter((device) => device < rules)
      if (watched.length === 0) continue
      await tx
        .insertInto('alerts')
        .values(watched.map((device) => alertRow(device, organization, now)))
        .execute()
      await tx
        .insertInto('alert_sources')
        .values(
          watched.map((device) => ({
            source: keys.get(pointId(device)) ?? 0,
            alert_id: alertId(device),
            ...quietBounds(device),
          })),
        )
        .execute()
      await tx
        .insertInto('alert_nodes')
        .values(watched.map((device) => ({ alert_id: alertId(device), node_id: nodeId(device) })))
        .execute()
    }
    if (rules === 0) return
    for (const some of partsOf(readers)) {
      await tx.insertInto('users').values(some.map(readerRow)).execute()
      await tx
        .insertInto('user_permissions')
        .values(
          some.map((reader) => ({
            user_id: readerId(reader),
            organization_id: organization,
            permission: 'read_devices' as const,
          })),
        )
        .execute()
    }
    for (const some of partsOf(rules)) {
      await tx
        .insertInto('alert_subscribers')
        .values(
          some.map((device) => ({
            alert_id: alertId(device),
            user_id: readerId(device % readers),
          })),
        )
        .execute()
    }
  })
}

function* partsOf(count: number): Generator<number[]> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - start)
    yield Array.from({ length }, (_, at) => start + at)
  }
}

const nodeRow = (device: number, organization: string) => ({
  id: nodeId(device),
  serial: serialOf(device),
  type: 'Generic',
  name: `Device ${device}`,
  description: '',
  organization_id: organization,
  external_id: serialOf(device),
  timezone: 'UTC',
  interval_ms: INTERVAL_MS,
  last_online: null,
  status: 'activated' as const,
  latitude: null,
  longitude: null,
  created_at: 0,
})

const sensorRow = (device: number) => ({
  id: sensorId(device),
  node_id: nodeId(device),
  name: 'generic',
  model: '',
  vendor: '',
  sensor_type: 'generic',
  com_port: 0,
  com_type: 0,
  address: 0,
  enabled: 1,
  debug: 0,
  configuration: {},
})

const pointRow = (device: number) => ({
  id: pointId(device),
  node_id: nodeId(device),
  sensor_id: sensorId(device),
  path: '132:5',
  is_mapped: true,
  name: 'PM2.5',
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar' as const,
  last_ts: null,
  last_value: null,
})

const rulesOf = (device: number): AlertRules => [
  {
    _id: 'g',
    conditions: [
      { deviceId: nodeId(device), dataPointId: pointId(device), expr: 'gt', value: LIMIT },
    ],
  },
]

function quietBounds(device: number) {
  const quiet = quietRange(planOf({ rules: rulesOf(device) }), pointId(device))
  return { quiet_min: quiet?.min ?? null, quiet_max: quiet?.max ?? null }
}

function alertRow(device: number, organization: string, now: number) {
  return {
    id: alertId(device),
    name: `Dust at device ${device}`,
    description: 'Close the windows.',
    organization_id: organization,
    status: 'activated' as const,
    notification_level: 'warning' as const,
    rules: JSON.stringify(rulesOf(device)),
    created_at: now,
    judged_from: now,
    latest_value: false,
  }
}

const readerRow = (reader: number) => ({
  id: readerId(reader),
  external_id: readerId(reader),
  email: emailOf(reader),
  first_name: 'Reader',
  last_name: String(reader),
  picture: null,
  locale: null,
  password_hash: null,
  created_at: 0,
})
