import { useEffect, useState } from 'react'

/**
 * The time of the newest reading that was there when the table was first drawn, or when it was drawn
 * last: what is newer has just arrived, and may be seen to come in.
 *
 * @param newestMs ms UTC
 */
export function useArrived(newestMs: number): number {
  const [known, setKnown] = useState({ newestMs, beforeMs: newestMs })
  useEffect(() => {
    setKnown((last) => (last.newestMs === newestMs ? last : { newestMs, beforeMs: last.newestMs }))
  }, [newestMs])
  return known.newestMs === newestMs ? known.beforeMs : known.newestMs
}
