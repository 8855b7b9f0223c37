import {
  pagesOf,
  type PageParams,
  type ScreenDefinition,
  type ScreenPlace,
  type SetParams,
} from '@airshed/contract'
import { useCallback, useState, type ReactNode } from 'react'

/**
 * A page of a screen by its id.
 *
 * @param id default the first
 * @throws {Error} for an id that the screen does not have
 */
export function placeIn(screen: ScreenDefinition, id?: string): ScreenPlace {
  const places = pagesOf([screen])
  const place = id === undefined ? places[0] : places.find(({ page }) => page.id === id)
  if (place !== undefined) return place
  const known = places.map(({ page }) => page.id).join(', ')
  throw new Error(`Screen ${screen.manifest.id}: expected a page out of ${known}, got ${id}`)
}

export interface WithParamsProps {
  start: PageParams
  onParams?: (params: PageParams) => void
  children: (around: { params: PageParams; setParams: SetParams<PageParams> }) => ReactNode
}

/** Stores the parameters of a page, in place of an address. */
export function WithParams({ start, onParams, children }: WithParamsProps) {
  const [params, keep] = useState(start)
  const setParams = useCallback<SetParams<PageParams>>(
    (changes) =>
      keep((before) => {
        const entries = Object.entries({ ...before, ...changes })
        const next = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
        onParams?.(next)
        return next
      }),
    [onParams],
  )
  return children({ params, setParams })
}
