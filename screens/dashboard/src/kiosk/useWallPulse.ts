import { useWidgetPage } from '@airshed/console-kit'
import { useNow } from '@airshed/kit'
import { useEffect } from 'react'
import { wallPulse, type WallPulse } from './wallPulse.ts'

/** How often a wall checks whether its data still arrive; its clock visibly advances at the same rate. */
const PULSE_MS = 1_000

/** What a wall remembers about its data from one dashboard to the next. */
export interface WallMemory {
  /** When the screen was opened, ms UTC. */
  readonly openedAtMs: number
  /** When the newest data of any of its dashboards were known to be current; null: none have arrived yet. */
  asOfMs: () => number | null
  keep: (asOfMs: number | null) => void
}

export function createWallMemory(openedAtMs: number): WallMemory {
  let kept: number | null = null
  return {
    openedAtMs,
    asOfMs: () => kept,
    keep(asOfMs) {
      kept = asOfMs
    },
  }
}

/**
 * Whether what the page shows is still current, checked every second.
 *
 * @param paceMs how often the range advances, 0 while it is live; null: it is fixed on purpose
 * @param memory kept while the wall rotates through its dashboards: none of them starts over
 */
export function useWallPulse(paceMs: number | null, memory: WallMemory): WallPulse {
  const page = useWidgetPage()
  const now = useNow(PULSE_MS)
  const asOf = page?.entries().map(({ asOfMs }) => asOfMs) ?? []
  const pulse = wallPulse([...asOf, memory.asOfMs()], memory.openedAtMs, now, paceMs ?? 0)
  useEffect(() => memory.keep(pulse.asOfMs), [memory, pulse.asOfMs])
  return paceMs === null ? { ...pulse, standsStill: false } : pulse
}
