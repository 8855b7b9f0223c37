import type { AlertHistory } from '@airshed/schemas'
import { postReadings } from './ingest.ts'

/** An acknowledged reading: `[ms UTC, value]`. */
export type StreamReading = readonly [ts: number, value: number]

export interface AlertStreamOptions {
  serial: string
  key: string
  limit: number
  /** From 0 up to 1. */
  random: () => number
}

/** A device whose readings cross a limit again and again, each sent until it is acknowledged. */
export function createAlertStream({ serial, key, limit, random }: AlertStreamOptions) {
  const sent: StreamReading[] = []
  let pending: StreamReading | null = null
  return {
    sent: sent as readonly StreamReading[],
    /** Sends the next reading, or the last one again if it was not acknowledged. */
    async send(url: string): Promise<void> {
      const last = sent.at(-1)?.[0] ?? 0
      pending ??= [Math.max(Date.now(), last + 1), limit + (random() < 0.5 ? 10 : -10)]
      const [ts, value] = pending
      const time = new Date(ts).toISOString()
      await postReadings(url, key, { serial, time, readings: { pm25: value } })
      sent.push(pending)
      pending = null
    },
    /** When the limit was crossed, by plain comparison. */
    changes(): (readonly [ts: number, isActive: boolean])[] {
      const found: [number, boolean][] = []
      for (const [ts, value] of sent) {
        const isActive = value > limit
        if (found.at(-1)?.[1] !== isActive) found.push([ts, isActive])
      }
      return found
    },
  }
}

/** The rules of an alert for the readings of such a device. */
export const streamRules = (nodeId: string, dataPointId: string, limit: number) => [
  {
    _id: 'group_1',
    conditions: [{ deviceId: nodeId, dataPointId, expr: 'gt' as const, value: limit }],
  },
]

export const pairsOf = ({ changes }: AlertHistory): [number, boolean][] =>
  changes.map(({ ts, is_active }) => [ts, is_active])
