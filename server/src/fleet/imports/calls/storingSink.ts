import { DAY_MS } from '@airshed/domain'
import type { ImportCounts } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { isAnyOf } from '../../../access/entities/rule.ts'
import { describeDevice } from '../describeDevice.ts'
import { payloadOf } from '../importPayload.ts'
import { NO_PROGRESS, type ImportSink } from '../sink.ts'
import { ingestOf, type AddedReading } from '../../ingest/ingestService.ts'
import type { Decoded } from '../../ingest/reading.ts'
import { connectionOf } from '../../ingest/settleReadings.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { countsOf, listConflicts, NO_READINGS, type ReadingCounts } from './countingSink.ts'
import { createImportedNodes, type ImportedNode } from './importedNodes.ts'
import { packTimes } from './packTimes.ts'
import type { RunningImport } from './runningImport.ts'

/** Longest span of the readings that are remembered together, as they are taken back in one transaction. */
const SPAN_MS = 31 * DAY_MS

/** Who is named as the author of readings that an import has revised. */
export const importAuthor = (id: string): string => `import:${id}`

/**
 * Stores the readings of a file as the command line does, and remembers in the same transaction what it has added, so
 * that it can be taken back. What a killed process had not saved is written again, and changes nothing.
 */
export async function createStoringSink(
  context: ServerContext,
  running: RunningImport,
): Promise<ImportSink & { counts(): ImportCounts | null }> {
  const { db } = context.store
  const { id, organizationId, revises } = running
  const author = importAuthor(id)
  const before = await earlierRun(context, id)
  const nodes = createImportedNodes(db, running.map.name ?? '', before.nodes)
  const readings: ReadingCounts = { ...NO_READINGS, ...before.readings }
  const points = new Set<string>()
  const described = new Set<string>()
  let total = before.resume.readings
  let counts = before.counts
  return {
    target: organizationId,
    revises,
    counts: () => counts,
    readProgress: async () => before.resume,
    async saveProgress(_importId, _file, progress, tally) {
      await running.goOn()
      const { new: added, revised, conflicting } = readings
      const equal = Math.max(0, total - added - revised - conflicting)
      counts = countsOf(before.counts, progress, tally, { ...readings, equal }, nodes)
      await db
        .updateTable('file_imports')
        .set({
          resume: JSON.stringify({ ...progress, readings: total }),
          stored: JSON.stringify(counts),
        })
        .where('id', '=', id)
        .execute()
    },
    async write(rows, columns, map) {
      await running.goOn()
      await noteNodes(db, id, await nodes.meet(rows))
      const payload = payloadOf(rows, map)
      const now = context.clock()
      await notePoints(context, running, { payload: strangeIn(payload, points), now })
      const stored = await ingestOf(context).take(payload, { organizationId, author }, now, {
        revise: revises,
        also: (tx, added) => remember(tx, id, added),
      })
      for (const { serial } of payload.devices) {
        if (described.has(serial)) continue
        await describeDevice(context, serial, columns)
        described.add(serial)
      }
      total += payload.readings.length
      readings.new += stored.accepted
      readings.revised += stored.revised
      readings.conflicting += stored.conflicts
      listConflicts(readings.conflicts, stored.conflicting)
      return stored
    },
  }
}

/** What earlier runs of the same job have done; a killed one may have stored more than it has saved as progress. */
async function earlierRun({ store: { db } }: ServerContext, id: string) {
  const row = await db
    .selectFrom('file_imports')
    .select(['resume', 'stored'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { added } = await db
    .selectFrom('import_readings')
    .select(sql<number>`coalesce(sum(count), 0)::float8`.as('added'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  const { revised } = await db
    .selectFrom('measurement_revisions')
    .select(sql<number>`count(*)::float8`.as('revised'))
    .where('author', '=', importAuthor(id))
    .executeTakeFirstOrThrow()
  const nodes = await db
    .selectFrom('import_nodes')
    .leftJoin('nodes', 'nodes.id', 'import_nodes.node_id')
    .select(['import_nodes.node_id', 'is_new', 'was_inventory', 'import_nodes.last_online'])
    .select(sql<string>`coalesce(nodes.name, '')`.as('name'))
    .where('import_id', '=', id)
    .execute()
  return {
    resume: row.resume ?? { ...NO_PROGRESS, readings: 0 },
    counts: row.stored,
    readings: {
      new: added,
      revised,
      conflicting: row.stored?.conflicting ?? 0,
      conflicts: [...(row.stored?.conflicts ?? [])],
    },
    nodes: nodes.map((node): ImportedNode => ({ ...node, serial: node.node_id.slice(0, -2) })),
  }
}

/** Remembers how devices are before the first reading of the import. */
async function noteNodes(
  db: ServerContext['store']['db'],
  id: string,
  met: readonly ImportedNode[],
): Promise<void> {
  if (met.length === 0) return
  await db
    .insertInto('import_nodes')
    .values(
      met.map(({ node_id, is_new, was_inventory, last_online }) => ({
        import_id: id,
        node_id,
        is_new,
        was_inventory,
        last_online,
        new_points: '[]',
        new_sensors: '[]',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Remembers sensors and data points that do not exist before their first reading. */
async function notePoints(
  context: ServerContext,
  { id, organizationId }: RunningImport,
  { payload, now }: { payload: Decoded; now: number },
): Promise<void> {
  if (payload.readings.length === 0) return
  const { db } = context.store
  const { readings } = await ingestOf(context).foresee(payload, { organizationId }, now)
  const strange = [...new Map(readings.map(({ series }) => [series.dataPointId, series])).values()]
  const ids = strange.map(({ dataPointId }) => dataPointId)
  const rows = await db
    .selectFrom('data_points')
    .select('id')
    .where(isAnyOf('data_points.id', ids))
    .execute()
  const sensors = await db
    .selectFrom('sensors')
    .select('id')
    .where(isAnyOf('sensors.id', [...new Set(strange.map(({ connection }) => connection))]))
    .execute()
  const existing = new Set([...rows, ...sensors].map((row) => row.id))
  const missing = strange.filter(({ dataPointId }) => !existing.has(dataPointId))
  for (const [nodeId, series] of Map.groupBy(missing, (one) => one.nodeId)) {
    const points = JSON.stringify(series.map(({ dataPointId }) => dataPointId))
    const connections = new Set(series.map(({ connection }) => connection))
    const added = JSON.stringify([...connections].filter((one) => !existing.has(one)))
    await db
      .updateTable('import_nodes')
      .set({
        new_points: sql`new_points || ${points}::jsonb`,
        new_sensors: sql`new_sensors || ${added}::jsonb`,
      })
      .where('import_id', '=', id)
      .where('node_id', '=', nodeId)
      .execute()
  }
}

/** The first reading of each key, sensor and unit that has not come up before. */
function strangeIn(payload: Decoded, known: Set<string>): Decoded {
  const readings = payload.readings.filter(({ serial, sensor, key, unitAsReceived }) => {
    const name = `${connectionOf(serial, sensor)}\n${key}\n${unitAsReceived ?? ''}`
    if (known.has(name)) return false
    known.add(name)
    return true
  })
  return { ...payload, readings }
}

/** Remembers the times of readings that the import has added, in the transaction that stores them. */
async function remember(
  tx: Transaction<Tables>,
  id: string,
  added: readonly AddedReading[],
): Promise<void> {
  if (added.length === 0) return
  const { newest } = await tx
    .selectFrom('measurement_revisions')
    .select(sql<number>`coalesce(max(id), 0)::float8`.as('newest'))
    .executeTakeFirstOrThrow()
  const spans = Map.groupBy(
    added,
    ({ dataPoint, ts }) => `${dataPoint} ${Math.floor(ts / SPAN_MS)}`,
  )
  await tx
    .insertInto('import_readings')
    .values(
      [...spans.values()].map((readings) => {
        const times = readings.map(({ ts }) => ts).toSorted((one, other) => one - other)
        return {
          import_id: id,
          data_point: readings[0]?.dataPoint ?? 0,
          first_ts: times[0] ?? 0,
          last_ts: times.at(-1) ?? 0,
          count: times.length,
          times: packTimes(times),
          after_revision: newest,
        }
      }),
    )
    .execute()
}
