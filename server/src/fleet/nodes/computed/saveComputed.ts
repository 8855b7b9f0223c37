import { randomUUID } from 'node:crypto'
import { computedOrder, computedBehind, sourcesOf } from '@airshed/domain'
import {
  COMPUTED_PARAMETERS_MAX,
  type ComputedParameterEdit,
  type NewComputedParameter,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { ApiError, apiError } from '../../../base/errors.ts'
import { addHistory } from '../../computed/history.ts'
import { lockComputed } from '../../computed/nodeComputedParameters.ts'
import { noteFollowedSources } from '../../computed/chosenSeries.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { noteRemoved } from '../../dataPoints/noteRemoved.ts'
import {
  isComputed,
  linksOf,
  pointsOfNode,
  type ComputedRow,
  type NodePoints,
} from './nodePoints.ts'
import { settleComputed, type SettledComputed } from './settleComputed.ts'
import { statedReference } from './statedReference.ts'

type Tx = Transaction<Tables>

/**
 * Adds a computed parameter to a device whose row is locked.
 *
 * @throws ApiError METRIC_LIMIT, VALIDATION_FAILED
 */
export async function insertComputed(
  context: ServerContext,
  tx: Tx,
  nodeId: string,
  { name, description = '', conditions: given }: NewComputedParameter,
): Promise<ComputedRow> {
  const points = await pointsOfNode(tx, nodeId)
  const count = [...points.values()].filter(isComputed).length
  if (count >= COMPUTED_PARAMETERS_MAX) throw apiError('METRIC_LIMIT', { count: String(count) })
  const conditions = await statedReference(tx, nodeId, given)
  const settled = settleComputed(points, conditions, undefined)
  const [source] = settled.sources
  const id = randomUUID()
  const path = `metric:${id}`
  const sensorId = source?.sensor_id ?? ''
  const row = await tx
    .insertInto('data_points')
    .values({
      id: `${sensorId}/${path}`,
      node_id: nodeId,
      sensor_id: sensorId,
      path,
      is_mapped: true,
      name: name.trim(),
      metric: { id, description, conditions },
      history_from: await historyOf(tx, settled),
      ...columnsOf(settled),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('metric_nodes')
    .values({ node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await linkSources(tx, row.key, settled)
  await addHistory(context, tx, row)
  await noteFollowedSources(context, tx)
  return row as ComputedRow
}

/**
 * Changes a computed parameter of a device whose row is locked. Changed conditions give it, and the computed parameters computed from it,
 * new keys, so that old and new values never mix; the old ones are removed later.
 *
 * @throws ApiError VALIDATION_FAILED, and 409 CONFLICT if another computed parameter could no longer be computed from it
 */
export async function updateComputed(
  context: ServerContext,
  tx: Tx,
  points: NodePoints,
  before: ComputedRow,
  { name, description, conditions: given }: ComputedParameterEdit,
): Promise<ComputedRow> {
  const conditions =
    given === undefined ? undefined : await statedReference(tx, before.node_id, given)
  const metric = {
    ...before.metric,
    ...(description === undefined ? {} : { description }),
    ...(conditions === undefined ? {} : { conditions }),
  }
  const row: ComputedRow = { ...before, metric, name: name?.trim() ?? before.name }
  if (JSON.stringify(metric.conditions) === JSON.stringify(before.metric.conditions)) {
    await tx
      .updateTable('data_points')
      .set({ name: row.name, metric })
      .where('id', '=', row.id)
      .execute()
    return row
  }
  await lockComputed(tx, row.node_id, true)
  const links = linksOf(points)
  const behind = new Set(computedBehind(links, row.id))
  const changed = new Map(points)
  const settledParameters = [settleComputed(points, metric.conditions, row.id)]
  const settledIds = [row.id]
  changed.set(row.id, rowOf(row, settledParameters[0]))
  for (const id of computedOrder(links) ?? []) {
    const other = changed.get(id)
    if (!behind.has(id) || other === undefined || !isComputed(other)) continue
    const settled = settleBehind(changed, other)
    changed.set(id, rowOf(other, settled))
    settledParameters.push(settled)
    settledIds.push(id)
  }
  const oldKeys = settledIds.map((id) => points.get(id)?.key ?? 0)
  for (const [at, id] of settledIds.entries()) {
    const settled = settledParameters[at]
    if (settled !== undefined) await renew(context, tx, changed.get(id) as ComputedRow, settled)
  }
  await noteRemoved(tx, { keys: oldKeys, now: context.clock() })
  await noteFollowedSources(context, tx)
  const saved = await pointsOfNode(tx, row.node_id)
  return saved.get(row.id) as ComputedRow
}

const rowOf = (row: ComputedRow, settled: SettledComputed | undefined): ComputedRow =>
  settled === undefined ? row : { ...row, ...columnsOf(settled) }

/** A computed parameter that is computed from the one that changes, with its own unchanged conditions. */
function settleBehind(points: NodePoints, { id, name, metric }: ComputedRow): SettledComputed {
  try {
    return settleComputed(points, metric.conditions, id)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw apiError('CONFLICT', {
      reason: `Metric ${name} could no longer be computed from it: ${error.message}`,
    })
  }
}

async function renew(
  context: ServerContext,
  tx: Tx,
  row: ComputedRow,
  settled: SettledComputed,
): Promise<void> {
  const { key } = await tx
    .updateTable('data_points')
    .set({
      key: sql`default`,
      name: row.name,
      metric: row.metric,
      history_from: await historyOf(tx, settled),
      ...columnsOf(settled),
    })
    .where('id', '=', row.id)
    .returning('key')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('metric_sources').where('metric', '=', key).execute()
  await linkSources(tx, key, settled)
  await addHistory(context, tx, row)
}

const columnsOf = ({ unit, precision, kind, stepMs }: SettledComputed) => ({
  unit,
  precision,
  kind,
  step_ms: stepMs,
  last_ts: null,
  last_value: null,
})

/** Start of the readings that it is computed from, ms UTC, or null if there are none. */
async function historyOf(tx: Tx, { sources }: SettledComputed): Promise<number | null> {
  const { first } = await tx
    .selectFrom('measurements')
    .select(({ fn }) => fn.min<number | null>('ts').as('first'))
    .where(
      'data_point',
      'in',
      sources.map(({ key }) => key),
    )
    .executeTakeFirstOrThrow()
  return first
}

async function linkSources(tx: Tx, key: number, { definition, sources }: SettledComputed) {
  // Computed parameters that changed in this transaction have new keys.
  const rows = await tx
    .selectFrom('data_points')
    .leftJoin('chosen_series', 'chosen_series.key', 'data_points.key')
    .select(({ fn, ref }) => fn.coalesce(ref('series_key'), ref('data_points.key')).as('key'))
    .where('data_points.id', 'in', [...new Set(sourcesOf(definition))])
    .where('node_id', '=', sources[0]?.node_id ?? '')
    .execute()
  await tx
    .insertInto('metric_sources')
    .values(rows.map((source) => ({ metric: key, source: source.key })))
    .execute()
}
