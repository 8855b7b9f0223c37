import type { ParamsLocation } from '@airshed/console-kit'
import { useCallback, useState } from 'react'

/** Where a list in a tab stores its search, its filters and its order: with the tab, not in the address. */
export function useTabParams(): ParamsLocation {
  const [params, setState] = useState<Readonly<Record<string, unknown>>>({})
  const setParams = useCallback(
    (changes: Readonly<Record<string, unknown>>) =>
      setState((before) => ({ ...before, ...changes })),
    [],
  )
  return { params, setParams }
}
