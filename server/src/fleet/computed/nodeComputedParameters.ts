import {
  computedDepths,
  computedOutcome,
  readConditions,
  sourcesOf,
  type ComputedDefinition,
  type ComputedSource,
  type CorrectionInForce,
} from '@airshed/domain'
import type { ParameterKind, ReportingInterval } from '@airshed/schemas'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { DataPointsTable } from '../../storage/store/tables/devices.ts'

/** A data point that computed parameters are computed from. */
export interface SourcePoint extends ComputedSource {
  /** Of the series that is read: the corrected one where corrected values count. */
  readonly key: number
  readonly seriesId: string
  /** Length of the chain of computed parameters up to it; 0: it is measured, and below 1 corrected. */
  readonly depth: number
  /** Newest reading, ms UTC. */
  readonly lastTs: number | null
}

/** The corrected values of a data point; its sources are that data point, and that of the humidity if it needs one. */
export interface CorrectionDefinition {
  readonly function: 'correct'
  readonly corrections: readonly CorrectionInForce[]
  /** Id of the data point that is corrected. */
  readonly corrects: string
  /** Its values are shown: those of a series that is still being computed are not announced. */
  readonly isInForce: boolean
}

export const isCorrection = (
  definition: ComputedDefinition | CorrectionDefinition,
): definition is CorrectionDefinition => definition.function === 'correct'

/** A computed parameter, or corrected values, whose data points all exist. */
export interface NodeComputedParameter {
  readonly key: number
  /** Id of its data point. */
  readonly id: string
  readonly definition: ComputedDefinition | CorrectionDefinition
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
    .select(['corrects', 'correction', 'is_in_force'])
    .where('node_id', '=', nodeId)
    .where(
      sql<boolean>`(metric is not null or corrects is not null or exists (
        select from metric_sources where metric_sources.source = data_points.key)
        or exists (select from data_points series where series.corrects = data_points.key))`,
    )
    .execute()
  const chosen = await chosenSeries(tx, nodeId)
  const definitions = new Map<string, ComputedDefinition>()
  for (const { id, metric } of rows) {
    const read = metric === null ? undefined : readConditions(metric.conditions)
    if (read !== undefined && 'ok' in read) definitions.set(id, read.ok)
  }
  const depths = computedDepths(
    new Map([...definitions].map(([id, definition]) => [id, sourcesOf(definition)])),
  )
  const points = new Map(
    rows.map((row) => [
      row.id,
      pointOf(row, row.corrects === null ? (depths?.get(row.id) ?? 0) : CORRECTED_DEPTH),
    ]),
  )
  const byKey = new Map([...points.values()].map((point) => [point.key, point]))
  // Computed parameters are computed from corrected values where these count.
  const counted = (id: string): SourcePoint | undefined => {
    const point = points.get(id)
    const series = point === undefined ? undefined : byKey.get(chosen.get(point.key) ?? point.key)
    return point === undefined || series === undefined
      ? undefined
      : { ...series, id: point.id, path: point.path }
  }
  const sources = new Map<number, SourcePoint>()
  const read = (found: readonly SourcePoint[]) =>
    found.map((point) => {
      const known = sources.get(point.key) ?? point
      sources.set(point.key, known)
      return known
    })
  const computed = rows.flatMap((row): NodeComputedParameter[] => {
    const { key, id, history_from: historyFrom } = row
    if (row.correction !== null) {
      const { corrections, humidity } = row.correction
      const raw = byKey.get(row.corrects ?? -1)
      const air = humidity === null ? [] : [points.get(humidity)]
      const all = [raw, ...air].flatMap((point) => point ?? [])
      if (raw === undefined) return []
      const definition: CorrectionDefinition = {
        function: 'correct',
        corrections,
        corrects: raw.id,
        isInForce: row.is_in_force,
      }
      return [{ key, id, definition, sources: read(all), factor: 1, historyFrom }]
    }
    const definition = definitions.get(row.id)
    if (definition === undefined) return []
    const ids = sourcesOf(definition)
    const found = ids.flatMap((source) => counted(source) ?? [])
    const outcome = found.length === ids.length ? computedOutcome(definition, found) : undefined
    if (outcome === undefined || !('ok' in outcome)) return []
    const { factor } = outcome.ok
    return [{ key, id, definition, sources: read(found), factor, historyFrom }]
  })
  return {
    nodeId,
    device: await readIntervals(tx, nodeId),
    computed,
    sources: new Map([...byKey, ...sources]),
  }
}

type Row = Pick<
  Selectable<DataPointsTable>,
  'id' | 'key' | 'path' | 'kind' | 'unit' | 'step_ms' | 'last_ts'
>

/** Corrected values are computed before the parameters that are computed from them. */
const CORRECTED_DEPTH = 0.5

const pointOf = (row: Row, depth: number): SourcePoint => ({
  id: row.id,
  seriesId: row.id,
  key: row.key,
  path: row.path,
  kind: row.kind as ParameterKind,
  unit: row.unit,
  stepMs: row.step_ms,
  depth,
  lastTs: row.last_ts,
})

/** Data points of a device whose corrected values count: key → that of the corrected series. */
async function chosenSeries(
  tx: Transaction<Tables>,
  nodeId: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ key: number; series_key: number }>`
    select chosen_series.key, series_key from chosen_series
    join data_points on data_points.key = chosen_series.key
    where data_points.node_id = ${nodeId}`.execute(tx)
  return new Map(rows.map(({ key, series_key: series }) => [key, series]))
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
