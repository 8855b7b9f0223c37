import {
  computedDepths,
  computedOutcome,
  readConditions,
  sourcesOf,
  type ComputedDefinition,
  type ComputedSource,
} from '@airshed/domain'
import type { ParameterKind, ReportingInterval } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** A data point that computed parameters are computed from. */
export interface SourcePoint extends ComputedSource {
  readonly key: number
  /** Length of the chain of computed parameters up to it; 0: it is measured. */
  readonly depth: number
  /** Newest reading, ms UTC. */
  readonly lastTs: number | null
}

/** A computed parameter whose data points all exist. */
export interface NodeComputedParameter {
  readonly key: number
  /** Id of its data point. */
  readonly id: string
  readonly definition: ComputedDefinition
  readonly sources: readonly SourcePoint[]
  /** See `ComputedOutcome`. */
  readonly factor: number
  /** See `DataPointsTable.history_from`. */
  readonly historyFrom: number | null
}

/** The computed parameters of a device, with their sources. */
export interface NodeComputedParameters {
  readonly nodeId: string
  readonly device: {
    readonly reportingIntervalMs: number
    readonly reportingIntervals: readonly ReportingInterval[]
  }
  readonly computed: readonly NodeComputedParameter[]
  /** By key, including sources of computed parameters of which another data point is gone. */
  readonly sources: ReadonlyMap<number, SourcePoint>
}

/**
 * Locks the computed parameters of a device, their rules and their values, until the end of the transaction.
 *
 * @param isPatient false: does not wait for a lock held by another transaction
 * @returns whether it is locked
 */
export async function lockComputed(
  tx: Transaction<Tables>,
  nodeId: string,
  isPatient: boolean,
): Promise<boolean> {
  const row = await tx
    .selectFrom('metric_nodes')
    .select('node_id')
    .where('node_id', '=', nodeId)
    .forUpdate()
    .$if(!isPatient, (query) => query.skipLocked())
    .executeTakeFirst()
  return row !== undefined
}

/** Computed parameters with a deleted data point are left out: they keep their values and get no new ones. */
export async function readNodeComputed(
  tx: Transaction<Tables>,
  nodeId: string,
): Promise<NodeComputedParameters> {
  const rows = await tx
    .selectFrom('data_points')
    .select(['id', 'key', 'path', 'kind', 'unit', 'step_ms', 'last_ts', 'metric', 'history_from'])
    .where('node_id', '=', nodeId)
    .where(
      sql<boolean>`(metric is not null or exists (
        select from metric_sources where metric_sources.source = data_points.key))`,
    )
    .execute()
  const definitions = new Map<string, ComputedDefinition>()
  for (const { id, metric } of rows) {
    const read = metric === null ? undefined : readConditions(metric.conditions)
    if (read !== undefined && 'ok' in read) definitions.set(id, read.ok)
  }
  const depths = computedDepths(
    new Map([...definitions].map(([id, definition]) => [id, sourcesOf(definition)])),
  )
  const points = new Map(
    rows.map((row): [string, SourcePoint] => [
      row.id,
      {
        id: row.id,
        key: row.key,
        path: row.path,
        kind: row.kind as ParameterKind,
        unit: row.unit,
        stepMs: row.step_ms,
        depth: depths?.get(row.id) ?? 0,
        lastTs: row.last_ts,
      },
    ]),
  )
  const computed = rows.flatMap((row): NodeComputedParameter[] => {
    const definition = definitions.get(row.id)
    if (definition === undefined) return []
    const ids = sourcesOf(definition)
    const sources = ids.flatMap((id) => points.get(id) ?? [])
    const outcome = sources.length === ids.length ? computedOutcome(definition, sources) : undefined
    if (outcome === undefined || !('ok' in outcome)) return []
    const { factor } = outcome.ok
    const { key, id, history_from: historyFrom } = row
    return [{ key, id, definition, sources, factor, historyFrom }]
  })
  return {
    nodeId,
    device: await readIntervals(tx, nodeId),
    computed,
    sources: new Map([...points.values()].map((point) => [point.key, point])),
  }
}

async function readIntervals(
  tx: Transaction<Tables>,
  nodeId: string,
): Promise<NodeComputedParameters['device']> {
  const node = await tx
    .selectFrom('nodes')
    .select('interval_ms')
    .where('id', '=', nodeId)
    .executeTakeFirstOrThrow()
  const changes = await tx
    .selectFrom('reporting_intervals')
    .select(['from_ts as fromMs', 'interval_ms as intervalMs'])
    .where('node_id', '=', nodeId)
    .orderBy('from_ts')
    .execute()
  return { reportingIntervalMs: node.interval_ms, reportingIntervals: changes }
}
