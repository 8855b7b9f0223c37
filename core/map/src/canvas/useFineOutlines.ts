import { useCallback, useEffect, useState } from 'react'
import { partOf } from '../geo/clipOutlines.ts'
import type { View } from '../geo/fitView.ts'
import { FINE_FROM_ZOOM } from './baseStyle.ts'
import { loadFineOutlines, type FineOutlines } from './worldOutlines.ts'

/** Part of the world whose finer coast a view needs, as text; null: the coarse one is fine enough. */
const partOfView = ({ center, zoom }: View): string | null =>
  zoom < FINE_FROM_ZOOM ? null : partOf([...center]).join(' ')

/**
 * The finer land and coast around a view that is close enough. If they cannot be fetched, the coarse ones stay.
 *
 * @param first view that the map starts with; null: it draws another base map
 * @returns the outlines, null until they are loaded; and a function to call with each new view
 */
export function useFineOutlines(
  first: View | null,
): [FineOutlines | null, onMove: (view: View) => void] {
  const [part, setPart] = useState(() => (first === null ? null : partOfView(first)))
  const [fine, setFine] = useState<FineOutlines | null>(null)
  const hasOwnGround = first !== null
  useEffect(() => {
    if (part === null) return undefined
    let isHere = true
    const load = async (): Promise<void> => {
      const [lng = 0, lat = 0] = part.split(' ').map(Number)
      try {
        const outlines = await loadFineOutlines([lng, lat])
        if (isHere) setFine(outlines)
      } catch {
        // The coarse coast fades as the map zooms in.
      }
    }
    void load()
    return () => {
      isHere = false
    }
  }, [part])
  const onMove = useCallback(
    (view: View) => {
      if (hasOwnGround) setPart(partOfView(view))
    },
    [hasOwnGround],
  )
  // The previous part's outlines stay until the next ones are loaded: mostly they reach far enough.
  return [hasOwnGround && part !== null ? fine : null, onMove]
}
