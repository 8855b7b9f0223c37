import { rulesOfOlderForm, type FindOlderPoint } from '@airshed/domain'
import type { NewAlert, NewAlertBody } from '@airshed/schemas'
import { isAnyOf, scopeOf } from '../../../access/entities/rule.ts'
import { heldNodes } from '../../../access/entities/nodes.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import { invalidAlert } from './checkDraft.ts'

/**
 * A new alert with its rules in stored form. Rules of the older form name data points by device, sensor and
 * parameter, which are looked up among those that the caller can read.
 *
 * @throws ApiError 400 VALIDATION_FAILED
 */
export async function newAlertOf(
  db: Db,
  caller: Caller,
  { data_points: rules, older_rules: older, ...draft }: NewAlertBody,
): Promise<NewAlert> {
  if (older === undefined) {
    if (rules !== undefined) return { ...draft, data_points: rules }
    throw invalidAlert([{ path: '/data_points', expected: 'rules', got: 'nothing' }])
  }
  if (rules !== undefined) {
    const expected = 'either data_points or older_rules'
    throw invalidAlert([{ path: '/older_rules', expected, got: 'both' }])
  }
  const nodeIds = [...new Set(older.rules.map(({ node }) => node))]
  const find = await pointFinder(db, caller, draft.organization_id, nodeIds)
  const known = [...(draft.references ?? []), ...(older.references ?? [])]
  const migrated = rulesOfOlderForm({ ...older, references: known }, find)
  if ('issues' in migrated) {
    throw invalidAlert(
      migrated.issues.map(({ path, ...issue }) => ({ path: `/older_rules${path}`, ...issue })),
    )
  }
  return { ...draft, data_points: migrated.rules, references: migrated.references }
}

/** Finds data points of devices that the organization holds and the caller can read. */
async function pointFinder(
  db: Db,
  caller: Caller,
  organizationId: string,
  nodeIds: readonly string[],
): Promise<FindOlderPoint> {
  const held = heldNodes.condition(scopeOf(caller, 'read_devices', organizationId))
  const rows = await db
    .selectFrom('nodes')
    .leftJoin('sensors', 'sensors.node_id', 'nodes.id')
    .leftJoin('data_points', 'data_points.sensor_id', 'sensors.id')
    .select([
      ...(['nodes.id as node', 'sensors.id as sensor', 'sensors.name as sensorName'] as const),
      ...(['sensors.removed_at as removedAt', 'data_points.id as id'] as const),
      ...(['data_points.name as name', 'data_points.path as path'] as const),
    ])
    .where(isAnyOf('nodes.id', nodeIds))
    .where(held)
    .execute()
  return ({ node, sensor, name }) => {
    const ofNode = rows.filter((row) => row.node === node)
    if (ofNode.length === 0) {
      return { missing: 'node', expected: 'a device that you can read in the organization' }
    }
    const ofSensor = ofNode.filter(
      (row) => row.sensor === sensor || (row.sensorName === sensor && row.removedAt === null),
    )
    if (ofSensor.length === 0) {
      return { missing: 'sensor', expected: `a sensor of ${node}, by its name or id` }
    }
    const found = ofSensor.flatMap(({ id, ...row }) =>
      id !== null && (row.name === name || row.path === name) ? [id] : [],
    )
    const [id] = found
    if (id === undefined) {
      return { missing: 'name', expected: `a parameter of sensor ${sensor} of ${node}` }
    }
    if (found.length === 1) return { id, nodeId: node }
    const expected = `one data point, not ${found.length}: give the ids of sensor and parameter`
    return { missing: 'name', expected }
  }
}
