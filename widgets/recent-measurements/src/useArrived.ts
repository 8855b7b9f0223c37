import { useState } from 'react'

/**
 * The time of the previous newest reading: newer readings have just arrived, and may be animated. Those
 * present from the start have not.
 *
 * @param newestMs ms UTC
 */
export function useArrived(newestMs: number): number {
  const [known, setKnown] = useState({ newestMs, beforeMs: newestMs })
  if (known.newestMs === newestMs) return known.beforeMs
  setKnown({ newestMs, beforeMs: known.newestMs })
  return known.newestMs
}
