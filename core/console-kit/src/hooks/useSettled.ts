import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns it once it has not changed for a while.
 *
 * @param value compared as text
 */
export function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return undefined
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, settled, afterMs])
  return settled
}
