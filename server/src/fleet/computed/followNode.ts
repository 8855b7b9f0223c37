import {
  affectedByHumidity,
  affectedSpans,
  differenceGapMs,
  expectedIntervals,
  type ChangedReadings,
  type TimeSpan,
} from '@airshed/domain'
import { ALERTS_TOPIC } from '../../storage/store/alertSources/topic.ts'
import type { NodeMeasurements } from '../../storage/bus/bus.ts'
import type { ServerContext } from '../../context.ts'
import { sqlStateOf } from '../../storage/store/storeError.ts'
import { toMeasurement } from '../../storage/store/measurements/latest.ts'
import { computeValues } from './computeValues.ts'
import { humidityGapMs } from './correctedValues.ts'
import {
  isCorrection,
  lockComputed,
  readNodeComputed,
  type NodeComputedParameter,
  type NodeComputedParameters,
  type SourcePoint,
} from './nodeComputedParameters.ts'
import { newestBefore } from './readSeries.ts'
import { storeValues, type StoredValues } from './storeValues.ts'
import { takeMark } from './takeMark.ts'

export type ComputedContext = Pick<ServerContext, 'store' | 'bus' | 'clock'>

/** PostgreSQL error: no partition for a row. */
const NO_PARTITION = '23514'

/**
 * Computes the computed parameters of a device for a batch of the marked readings, in one transaction: if the process
 * dies, the marks stay, and no values are written.
 *
 * @returns `more`: readings were processed, others may be waiting; `done`: none are waiting; `busy`: another
 *   process holds the lock, or there is no such device
 */
export async function followNode(
  context: ComputedContext,
  nodeId: string,
): Promise<'more' | 'done' | 'busy'> {
  return inTransaction(context, async (tx, announce) => {
    if (!(await lockComputed(tx, nodeId, false))) return 'busy'
    const node = await readNodeComputed(tx, nodeId)
    const mark = await takeMark(tx, node)
    if (mark === null) return 'done'
    const { source } = mark
    const changed = {
      from: mark.from,
      to: mark.to,
      previousTs: await newestBefore(tx, source, mark.from),
      source,
      gapMs: differenceGapMs({ source, ...expectedIntervals(source, node.device) }, mark.to),
    }
    for (const computed of node.computed) {
      if (!computed.sources.includes(source)) continue
      for (const span of spansOf(node, computed, changed)) {
        await computeSpan(tx, { node, computed, span, now: context.clock() }, announce)
      }
    }
    return 'more'
  })
}

type Tx = Parameters<typeof computeValues>[0]

function spansOf(
  node: NodeComputedParameters,
  { definition, sources: [raw, air] }: NodeComputedParameter,
  changed: ChangedReadings & { source: SourcePoint },
): TimeSpan[] {
  if (!isCorrection(definition)) return affectedSpans(definition, changed)
  const span = { from: changed.from, to: changed.to }
  if (air === undefined || changed.source === raw) return [span]
  return [affectedByHumidity(span, humidityGapMs(node, air, span.to))]
}

/** Computes the values of a span, and stores and announces what is new. */
export async function computeSpan(
  tx: Tx,
  {
    node,
    computed,
    span,
    now,
  }: {
    node: NodeComputedParameters
    computed: NodeComputedParameter
    span: TimeSpan
    /** ms UTC */
    now: number
  },
  announce: Announcements,
): Promise<void> {
  const { definition } = computed
  const isShown = !isCorrection(definition) || definition.isInForce
  const values = await computeValues(tx, node, computed, span)
  announce.willStore(values.times)
  const stored = await storeValues(tx, computed.key, span, values, now, isShown)
  if (isShown) announce.stored(node, computed, stored)
}

/** Collects what a transaction has to announce about its values. */
export interface Announcements {
  /** Times for which the store must have room. */
  willStore(times: readonly number[]): void
  /** Values to send to open pages after the commit. */
  stored(node: NodeComputedParameters, computed: NodeComputedParameter, values: StoredValues): void
}

/** Runs a transaction that stores values of computed parameters, and announces them once it is committed. */
export async function inTransaction<Result>(
  { store, bus }: ComputedContext,
  work: (tx: Tx, announce: Announcements) => Promise<Result>,
): Promise<Result> {
  let news: NodeMeasurements[] = []
  let times: readonly number[] = []
  const attempt = () => {
    news = []
    return store.db.transaction().execute((tx) =>
      work(tx, {
        willStore: (wanted) => void (times = wanted),
        stored: ({ nodeId }, { id: dataPointId }, { written }) => {
          const measurements = written.times.map((ts, at) =>
            toMeasurement(ts, written.values[at] ?? null, written.flags[at] ?? 0),
          )
          if (measurements.length > 0) news.push({ nodeId, dataPointId, measurements })
        },
      }),
    )
  }
  const result = await attempt().catch(async (error: unknown) => {
    // The end of an hour may be in a month for which the device never reported.
    if (sqlStateOf(error) !== NO_PARTITION) throw error
    await store.measurements.prepare(times)
    return attempt()
  })
  if (news.length > 0) {
    bus.publish(news)
    // Alerts may watch computed parameters too: their marks are written with the values.
    bus.signal(ALERTS_TOPIC)
  }
  return result
}
