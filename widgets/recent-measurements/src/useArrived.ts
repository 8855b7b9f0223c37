import { useState } from 'react'

/**
 * The time of the newest reading before the present one came: what is newer has just arrived, and may
 * be seen to come in. What was there at first has not.
 *
 * @param newestMs ms UTC
 */
export function useArrived(newestMs: number): number {
  const [known, setKnown] = useState({ newestMs, beforeMs: newestMs })
  if (known.newestMs === newestMs) return known.beforeMs
  setKnown({ newestMs, beforeMs: known.newestMs })
  return known.newestMs
}
