import { displayedStatus, ROLE_PERMISSIONS, statusRank } from '@airshed/domain'
import type { NodeStatus, ParameterKind, Role } from '@airshed/schemas'
import type { ServerContext } from '../context.ts'
import { FIRST_KEY_NAME } from '../access/ingestKeys/ingestKey.ts'
import { addIngestKey } from '../access/ingestKeys/ingestKeyRows.ts'
import { TEST_NOW_MS } from './testServer.ts'

type StoreOnly = Pick<ServerContext, 'store'>

/** Adds an organization; its id is its slug. */
export async function seedOrganization(
  { store }: StoreOnly,
  id: string,
  name = id,
): Promise<string> {
  await store.db
    .insertInto('organizations')
    .values({ id, external_id: `ext-${id}`, name, created_at: TEST_NOW_MS })
    .execute()
  return id
}

/** Gives an organization an ingest key. Returns the key's id. */
export async function seedIngestKey(
  { store }: StoreOnly,
  organizationId: string,
  key: string,
  name = FIRST_KEY_NAME,
): Promise<string> {
  const row = { organizationId, name, key, createdBy: null, now: TEST_NOW_MS }
  return (await addIngestKey(store.db, row)).id
}

/** A user with one role in one organization, or none; returns the user's id. */
export async function seedUser(
  { store }: StoreOnly,
  user: { id: string; role?: Role; organization?: string; email?: string },
): Promise<string> {
  const { id, role, organization } = user
  await store.db
    .insertInto('users')
    .values({
      id,
      external_id: `ext-${id}`,
      email: user.email ?? `${id.toLowerCase()}@example.org`,
      first_name: id,
      last_name: 'Tester',
      created_at: TEST_NOW_MS,
    })
    .execute()
  if (role !== undefined && organization !== undefined) {
    await store.db
      .insertInto('user_permissions')
      .values(
        ROLE_PERMISSIONS[role].map((permission) => ({
          user_id: id,
          organization_id: organization,
          permission,
        })),
      )
      .execute()
  }
  return id
}

export interface SeededNode {
  /** `{serial}:0` */
  nodeId: string
  sensorId: string
}

/** An activated device with one sensor, reporting every minute by default. */
export async function seedNode(
  { store }: StoreOnly,
  node: {
    serial: string
    organization: string | null
    name?: string
    type?: string
    status?: NodeStatus
    intervalMs?: number
    sharedTo?: readonly string[]
  },
): Promise<SeededNode> {
  const nodeId = `${node.serial}:0`
  const sensorId = `${node.serial}.0.0.0`
  const intervalMs = node.intervalMs ?? 60_000
  const status = node.status ?? 'activated'
  await store.db
    .insertInto('nodes')
    .values({
      id: nodeId,
      serial: node.serial,
      type: node.type ?? 'Thiamis-1000',
      name: node.name ?? node.serial,
      description: '',
      organization_id: node.organization,
      external_id: `ext-${node.serial}`,
      timezone: 'UTC',
      interval_ms: intervalMs,
      last_online: null,
      status,
      status_rank: statusRank(
        displayedStatus({ status, intervalMs, lastReportTs: null }, TEST_NOW_MS),
      ),
      latitude: null,
      longitude: null,
      created_at: TEST_NOW_MS,
    })
    .execute()
  await store.db
    .insertInto('sensors')
    .values({
      id: sensorId,
      node_id: nodeId,
      name: 'particles-plus',
      model: '7301-AQM',
      vendor: 'Particles Plus',
      sensor_type: 'particles-plus',
      com_port: 0,
      com_type: 0,
      address: 0,
      enabled: 1,
      debug: 0,
      configuration: '{}',
    })
    .execute()
  for (const organization of node.sharedTo ?? []) {
    await store.db
      .insertInto('node_shares')
      .values({ node_id: nodeId, organization_id: organization })
      .execute()
  }
  return { nodeId, sensorId }
}

export interface SeededDataPoint {
  id: string
  key: number
}

/** A data point of a device; by default PM2.5. */
export async function seedDataPoint(
  { store }: StoreOnly,
  { nodeId, sensorId }: SeededNode,
  point: { path?: string; name?: string; unit?: string; kind?: ParameterKind } = {},
): Promise<SeededDataPoint> {
  const path = point.path ?? '132:5'
  const id = `${sensorId}/${path}`
  const { key } = await store.db
    .insertInto('data_points')
    .values({
      id,
      node_id: nodeId,
      sensor_id: sensorId,
      path,
      is_mapped: !path.startsWith('raw:'),
      name: point.name ?? 'PM2.5',
      unit: point.unit ?? 'µg/m³',
      precision: 1,
      kind: point.kind ?? 'scalar',
      last_ts: null,
      last_value: null,
    })
    .returning('key')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/** Readings of one data point: `[ts in ms UTC, value, flags?]`. */
export async function seedReadings(
  { store }: StoreOnly,
  point: SeededDataPoint,
  readings: readonly (readonly [ts: number, value: number | null, flags?: number])[],
): Promise<void> {
  await store.measurements.insert({
    dataPoints: readings.map(() => point.key),
    times: readings.map(([ts]) => ts),
    values: readings.map(([, value]) => value),
    flags: readings.map(([, , flags]) => flags ?? 0),
  })
}
