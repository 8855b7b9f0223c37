import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { DemoNode } from '../fleet/fleet.ts'
import { randomAt, seedOf } from './noise.ts'

const SLOT_MS = 6 * HOUR_MS
const GAP_CHANCE = 0.05
const MISSED_CHANCE = 0.004

/** When a device reports. */
export interface Schedule {
  /** Times of reports after `from` up to `to`, ms UTC, in order. */
  times(from: number, to: number): Generator<number>
}

/** @param setupAt when the demo was set up, ms UTC: the faults occurred before then */
export function scheduleOf(node: DemoNode, setupAt: number): Schedule {
  const seed = seedOf(`schedule ${node.serial}`)
  const phaseMs = Math.floor((randomAt(seed, 0) * node.intervalMs) / 1000) * 1000
  const silentFrom =
    node.status === 'inventory' ? -Infinity : setupAt - (node.silentBeforeSetupMs ?? -Infinity)
  return {
    *times(from, to) {
      const last = Math.min(to, silentFrom)
      let ts = nextTime(from, node.intervalMs, phaseMs)
      while (ts <= last) {
        if (isReporting(seed, ts)) yield ts
        ts += node.intervalMs
      }
    },
  }
}

function nextTime(after: number, intervalMs: number, phaseMs: number): number {
  return (Math.floor((after - phaseMs) / intervalMs) + 1) * intervalMs + phaseMs
}

/** Devices miss a report occasionally, and several hours when a link is down. */
function isReporting(seed: number, ts: number): boolean {
  if (randomAt(seed + 1, Math.floor(ts / 1000)) < MISSED_CHANCE) return false
  const slot = Math.floor(ts / SLOT_MS)
  if (randomAt(seed + 2, slot) >= GAP_CHANCE) return true
  const startsAt = (slot + 0.6 * randomAt(seed + 3, slot)) * SLOT_MS
  const lengthMs = (20 + 100 * randomAt(seed + 4, slot)) * MINUTE_MS
  return ts < startsAt || ts > startsAt + lengthMs
}
