import { Type } from 'typebox'
import { HOUR_MS, SECOND_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { recordEvents } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { computeSpan, inTransaction, type ComputedContext } from './followNode.ts'
import { isCorrection, lockComputed, readNodeComputed } from './nodeComputedParameters.ts'
import { endOfPart } from './readSeries.ts'
import { putInForce } from './putInForce.ts'
import { COMPUTED_TOPIC } from './topic.ts'

const SYSTEM = { kind: 'system' as const, id: null, name: 'Airshed' }

/** Computes a computed parameter, or corrected values, from the readings that existed before. */
const computeHistory = defineJob({
  kind: 'metrics.compute-history',
  queue: 'metrics',
  payload: Type.Object({ nodeId: Type.String(), dataPointId: Type.String() }),
})

/**
 * Other processes learn within ten seconds which readings are followed. The history is computed after that, so that it
 * includes readings that they stored without marking them.
 */
const OTHERS_KNOW_AFTER_MS = 30 * SECOND_MS

/** Lets a job compute the history of a computed parameter or of corrected values that were just linked to their sources. */
export async function addHistory(
  { jobs, store, clock }: Pick<ServerContext, 'jobs' | 'store' | 'clock'>,
  tx: Transaction<Tables>,
  series: { id: string; node_id: string },
): Promise<void> {
  const waitMs = store.engine === 'embedded' ? 0 : OTHERS_KNOW_AFTER_MS
  const payload = { nodeId: series.node_id, dataPointId: series.id }
  await jobs.add(tx, computeHistory, payload, { runAt: clock() + waitMs })
}

/** Works in parts, oldest first: a process that dies loses only its current part. */
export function workOnHistory(context: ServerContext): void {
  const { jobs, bus } = context
  jobs.work(computeHistory, async ({ payload, signal, progress }) => {
    let start: number | null = null
    for (;;) {
      signal.throwIfAborted()
      const part = await computePart(context, payload.nodeId, payload.dataPointId)
      // Computed parameters that depend on it are computed after each part.
      bus.signal(COMPUTED_TOPIC)
      if (part === null) break
      start ??= part.from
      await progress(hoursOf(part.to - start), hoursOf(part.end - start), 'hours')
    }
    bus.signal(EVENTS_TOPIC)
  })
}

const hoursOf = (ms: number): number => Math.ceil(ms / HOUR_MS)

/** @returns what was computed, ms UTC, and where the history ends; null: it is complete or gone */
async function computePart(
  context: ComputedContext,
  nodeId: string,
  dataPointId: string,
): Promise<{ from: number; to: number; end: number } | null> {
  return inTransaction(context, async (tx, announce) => {
    if (!(await lockComputed(tx, nodeId, true))) return null
    const node = await readNodeComputed(tx, nodeId)
    const computed = node.computed.find(({ id }) => id === dataPointId)
    const from = computed?.historyFrom ?? null
    if (computed === undefined || from === null) return null
    const end = Math.max(...computed.sources.map(({ lastTs }) => lastTs ?? -Infinity))
    const to = end < from ? from : await endOfPart(tx, computed.sources, { from, to: end })
    const span = { from, to }
    await computeSpan(tx, { node, computed, span, now: context.clock() }, announce)
    const isComplete = to >= end
    await tx
      .updateTable('data_points')
      .set({ history_from: isComplete ? null : to + 1 })
      .where('key', '=', computed.key)
      .execute()
    const { definition, sources } = computed
    if (isComplete && isCorrection(definition) && !definition.isInForce) {
      await putInForce(context, tx, { key: computed.key, corrects: sources[0]?.key ?? 0 })
    }
    if (isComplete) {
      const { organization_id: organizationId } = await tx
        .selectFrom('nodes')
        .select('organization_id')
        .where('id', '=', nodeId)
        .executeTakeFirstOrThrow()
      await recordEvents(tx, [
        {
          ts: context.clock(),
          name: isCorrection(definition) ? 'correction.computed' : 'metric.computed',
          actor: SYSTEM,
          organizationId,
          entity: 'nodes',
          rowId: nodeId,
          detail: { data_point: isCorrection(definition) ? definition.corrects : dataPointId },
          isAudited: false,
        },
      ])
    }
    return { from, to, end: Math.max(end, to) }
  })
}
