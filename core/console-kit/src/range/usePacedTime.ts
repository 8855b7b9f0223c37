import { useState } from 'react'

/**
 * The present as a window knows it that moves on from time to time: it begins when the pace is
 * chosen, and goes on in its steps.
 *
 * @param paceMs null: with every change of `now`
 * @param key another one begins anew
 */
export function usePacedTime(paceMs: number | null, key: string, now: number): number {
  const [start, setStart] = useState({ key, atMs: now })
  const atMs = start.key === key ? start.atMs : now
  if (start.key !== key) setStart({ key, atMs })
  return paceMs === null ? now : atMs + Math.floor((now - atMs) / paceMs) * paceMs
}
