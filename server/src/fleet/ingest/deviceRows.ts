import { randomUUID } from 'node:crypto'
import { DEFAULT_REPORTING_INTERVAL_MS, deviceModel, massUnitAt, statusRank } from '@airshed/domain'
import { DEFAULT_GAS_REFERENCE } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { KnownDevice } from './knownDevice.ts'
import type { DeviceHint, SensorHint } from './reading.ts'
import type { MassOfGas } from './rules/units.ts'
import { nodeIdOf, type SeriesSpec } from './settleReadings.ts'

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const ROWS_MAX = 1000

type Db = Kysely<Tables>

/** The devices among these ids that exist, with all their data points. */
export async function readDevices(
  db: Db,
  nodeIds: readonly string[],
): Promise<Map<string, KnownDevice>> {
  const devices = new Map<string, KnownDevice>()
  for (const ids of chunks(nodeIds)) {
    const nodes = await db
      .selectFrom('nodes')
      .leftJoin('organizations', 'organizations.id', 'nodes.organization_id')
      .select([
        'nodes.id',
        'organization_id',
        'accepts_keyless',
        'latitude',
        'location_type',
        'interval_ms',
        'reported_timezone',
        'type',
        'gas_reference',
      ])
      .where('nodes.id', 'in', ids)
      .execute()
    for (const node of nodes) {
      devices.set(node.id, {
        organizationId: node.organization_id,
        acceptsKeyless: node.accepts_keyless,
        // A location that was removed manually must not be restored automatically.
        hasLocation: node.latitude !== null || node.location_type === 'manual',
        intervalMs: node.interval_ms,
        reportedTimezone: node.reported_timezone,
        points: new Map(),
        units: new Map(),
        mapsPayload: deviceModel(node.type).mapsPayload,
        gasReference: node.gas_reference,
        masses: new Map(),
        fields: new Map(),
      })
    }
    await readFields(db, devices, ids)
    const points = await db
      .selectFrom('data_points')
      .select(['id', 'key', 'node_id', 'mass_unit', 'mass_reference', 'unit', 'is_mapped'])
      .where('node_id', 'in', ids)
      .execute()
    for (const { id, key, node_id, mass_unit, mass_reference, unit, is_mapped } of points) {
      const device = devices.get(node_id)
      device?.points.set(id, key)
      if (!is_mapped) device?.units.set(id, unit)
      if (mass_unit === null) continue
      const reference = mass_reference ?? DEFAULT_GAS_REFERENCE
      device?.masses.set(id, massUnitAt(mass_unit, reference))
    }
  }
  return devices
}

/** Adds what the fields of the payloads of these devices measure. */
async function readFields(
  db: Db,
  devices: Map<string, KnownDevice>,
  nodeIds: readonly string[],
): Promise<void> {
  const mapped = nodeIds.filter((id) => devices.get(id)?.mapsPayload === true)
  if (mapped.length === 0) return
  const rows = await db
    .selectFrom('payload_fields')
    .selectAll()
    .where('node_id', 'in', mapped)
    .execute()
  for (const [nodeId, own] of Map.groupBy(rows, ({ node_id: id }) => id)) {
    const device = devices.get(nodeId)
    if (device === undefined) continue
    device.fields = new Map(
      own.map(({ field, parameter, unit }) => [field, { parameterId: parameter, unit }]),
    )
  }
}

/** Creates nodes that wait in the inventory; existing ones stay unchanged. */
export async function addNodes(
  db: Db,
  devices: readonly DeviceHint[],
  organizationId: string | null,
  now: number,
): Promise<void> {
  const rows = devices
    .map(({ serial, type, name, location, timezone, statedIntervalMs, usualIntervalMs }) => ({
      id: nodeIdOf(serial),
      serial,
      type,
      name: name ?? '',
      description: '',
      organization_id: organizationId,
      external_id: randomUUID(),
      timezone: timezone ?? 'UTC',
      timezone_source: timezone === null ? ('default' as const) : ('device' as const),
      reported_timezone: timezone,
      interval_ms: statedIntervalMs ?? usualIntervalMs ?? DEFAULT_REPORTING_INTERVAL_MS,
      last_online: null,
      status: 'inventory' as const,
      status_rank: statusRank('inventory'),
      latitude: location?.[0] ?? null,
      longitude: location?.[1] ?? null,
      unclaimed_since: organizationId === null ? now : null,
      created_at: now,
    }))
    .toSorted(byId)
  for (const values of chunks(rows)) {
    await db
      .insertInto('nodes')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Assigns nodes without an organization to one. */
export async function adoptNodes(
  db: Db,
  nodeIds: readonly string[],
  organizationId: string,
): Promise<void> {
  await db
    .updateTable('nodes')
    .set({ organization_id: organizationId, unclaimed_since: null })
    .where('id', 'in', nodeIds)
    .where('organization_id', 'is', null)
    .execute()
}

/** Sets the location of a node that has none, unless its location is set manually. */
export async function placeNode(
  db: Db,
  nodeId: string,
  [latitude, longitude]: readonly [number, number],
): Promise<void> {
  await db
    .updateTable('nodes')
    .set({ latitude, longitude })
    .where('id', '=', nodeId)
    .where('latitude', 'is', null)
    .where('location_type', '=', 'auto')
    .execute()
}

/** Number of nodes that were never claimed, without those that were reset. */
export async function countUnclaimed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('nodes')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('organization_id', 'is', null)
    .where('unclaimed_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The columns of a sensor that say which one it is, and how it is connected. */
export const sensorColumns = (sensor: SensorHint) => ({
  name: sensor.name,
  model: sensor.model,
  vendor: sensor.vendor,
  sensor_type: sensor.sensorType,
  com_port: sensor.comPort,
  com_type: sensor.comType,
  address: sensor.address,
})

/** Creates the missing sensors of these series. */
export async function addSensors(db: Db, series: readonly SeriesSpec[]): Promise<void> {
  const rows = series.map(({ connection, nodeId, sensor }) => ({
    id: connection,
    node_id: nodeId,
    ...sensorColumns(sensor),
    enabled: 1,
    debug: 0,
    configuration: '{}',
  }))
  for (const values of chunks(unique(rows))) {
    await db
      .insertInto('sensors')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Creates the missing data points of these series. */
export async function addDataPoints(db: Db, series: readonly SeriesSpec[]): Promise<void> {
  const rows = series.map((spec) => ({
    id: spec.dataPointId,
    node_id: spec.nodeId,
    sensor_id: spec.connection,
    path: spec.path,
    is_mapped: spec.isMapped,
    name: spec.name,
    unit: spec.unit,
    precision: spec.precision,
    kind: spec.kind,
    mass_unit: spec.mass?.unit ?? null,
    mass_reference: spec.mass?.reference ?? null,
    mass_since: spec.mass?.sinceMs ?? null,
    last_ts: null,
    last_value: null,
  }))
  for (const values of chunks(unique(rows))) {
    await db
      .insertInto('data_points')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/**
 * Records that readings of a data point are now by mass, or by a mass in other air.
 *
 * @param now ms UTC
 */
export async function noteMass(
  db: Db,
  dataPointId: string,
  { unit, reference }: Pick<MassOfGas, 'unit' | 'reference'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('data_points')
    .set({
      mass_unit: unit,
      mass_reference: reference,
      mass_since: sql<number | null>`case
        when mass_unit is null or coalesce(mass_reference, ${DEFAULT_GAS_REFERENCE}) = ${reference}
        then mass_since else ${now}::int8 end`,
    })
    .where('id', '=', dataPointId)
    .execute()
}

/** Each id once, sorted, so that concurrent writers wait for each other instead of deadlocking. */
function unique<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(byId)
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += ROWS_MAX) yield items.slice(at, at + ROWS_MAX)
}
