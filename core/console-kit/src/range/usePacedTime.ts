import { useState } from 'react'

/**
 * The current time for a window that advances at intervals: it starts when the pace is chosen, and
 * advances in steps of the pace.
 *
 * @param paceMs null: it follows every change of `now`
 * @param key a new key restarts the steps
 */
export function usePacedTime(paceMs: number | null, key: string, now: number): number {
  const [start, setStart] = useState({ key, atMs: now })
  const atMs = start.key === key ? start.atMs : now
  if (start.key !== key) setStart({ key, atMs })
  return paceMs === null ? now : atMs + Math.floor((now - atMs) / paceMs) * paceMs
}
