import type { LiveEvent, Measurement } from '@airshed/schemas'
import { correctedPointId } from '../../fleet/computed/correctedId.ts'
import type { NodeMeasurements } from '../../storage/bus/bus.ts'
import type { Schedule } from '../../base/schedule.ts'

/** The data point of a published series, and what its values are. */
function namedSeries(id: string): { _id: string; basis?: 'corrected' } {
  const corrected = correctedPointId(id)
  return corrected === null ? { _id: id } : { _id: corrected, basis: 'corrected' }
}

/** How long readings are batched, so that a page gets few messages. */
export const FLUSH_AFTER_MS = 250
/** Maximum of pending readings per socket. */
const MAX_PENDING_READINGS = 5_000

interface CoalescerOptions {
  schedule: Schedule
  send(event: LiveEvent): void
  /** True while the reader has not consumed what was sent before. */
  isBlocked(): boolean
  /** Default {@link FLUSH_AFTER_MS}. */
  flushAfterMs?: number
  /** Default {@link MAX_PENDING_READINGS}. */
  maxPending?: number
}

interface PendingPoint {
  nodeId: string
  byTime: Map<number, Measurement>
}

/**
 * Batches the readings for one socket: they are merged by data point and sent together, one value per time,
 * oldest first. A blocked reader is sent nothing; its pending readings are kept up to a limit and then
 * dropped, and once it reads again it is sent the nodes that it must reload.
 */
export class Coalescer {
  readonly #options: Required<CoalescerOptions>
  readonly #points = new Map<string, PendingPoint>()
  /** Nodes whose readings were dropped since the last report. */
  readonly #lostNodes = new Set<string>()
  #pendingCount = 0
  #cancelFlush: (() => void) | undefined
  #isEnded = false

  constructor(options: CoalescerOptions) {
    this.#options = { flushAfterMs: FLUSH_AFTER_MS, maxPending: MAX_PENDING_READINGS, ...options }
  }

  /** Number of pending readings. */
  get pendingCount(): number {
    return this.#pendingCount
  }

  add({ nodeId, dataPointId, measurements }: NodeMeasurements): void {
    if (this.#isEnded || measurements.length === 0) return
    this.#flushLater()
    // The page will reload all of it when it is notified.
    if (this.#lostNodes.has(nodeId)) return
    if (this.#pendingCount + measurements.length > this.#options.maxPending) {
      this.#lostNodes.add(nodeId)
      this.#dropPending()
      return
    }
    const point = this.#points.get(dataPointId) ?? { nodeId, byTime: new Map() }
    this.#points.set(dataPointId, point)
    this.#pendingCount -= point.byTime.size
    for (const measurement of measurements) point.byTime.set(measurement[0], measurement)
    this.#pendingCount += point.byTime.size
  }

  /** Drops pending readings of nodes that are no longer watched. */
  keepOnly(nodeIds: ReadonlySet<string>): void {
    for (const [dataPointId, { nodeId, byTime }] of this.#points) {
      if (nodeIds.has(nodeId)) continue
      this.#points.delete(dataPointId)
      this.#pendingCount -= byTime.size
    }
    for (const nodeId of this.#lostNodes) if (!nodeIds.has(nodeId)) this.#lostNodes.delete(nodeId)
  }

  /** Drops everything and sends nothing more. */
  end(): void {
    this.#isEnded = true
    this.#cancelFlush?.()
    this.#points.clear()
    this.#lostNodes.clear()
    this.#pendingCount = 0
  }

  #flushLater(): void {
    this.#cancelFlush ??= this.#options.schedule(() => this.#flush(), this.#options.flushAfterMs)
  }

  #flush(): void {
    this.#cancelFlush = undefined
    if (this.#isEnded) return
    if (this.#options.isBlocked()) {
      this.#flushLater()
      return
    }
    const points = [...this.#points]
    const lost = [...this.#lostNodes]
    this.#points.clear()
    this.#lostNodes.clear()
    this.#pendingCount = 0
    for (const [dataPointId, { byTime }] of points) {
      const measurements = [...byTime.values()].toSorted((a, b) => a[0] - b[0])
      const data = { ...namedSeries(dataPointId), measurements }
      this.#options.send({ event: 'measurements', data })
    }
    if (lost.length > 0) this.#options.send({ event: 'resync', data: { node_ids: lost } })
  }

  #dropPending(): void {
    for (const { nodeId } of this.#points.values()) this.#lostNodes.add(nodeId)
    this.#points.clear()
    this.#pendingCount = 0
  }
}
