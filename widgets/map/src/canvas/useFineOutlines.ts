import { useCallback, useEffect, useState } from 'react'
import { FINE_FROM_ZOOM } from './baseStyle.ts'
import { loadFineOutlines, type FineOutlines } from './worldOutlines.ts'

let loaded: FineOutlines | null = null

/**
 * The finer land and coast, fetched once for all maps when the first one comes near enough. Where they
 * cannot be fetched, the coarse ones stay.
 *
 * @param firstZoom zoom that the map starts with; null: it draws another ground
 * @returns the outlines, null until they are there; and what to call with each new zoom
 */
export function useFineOutlines(
  firstZoom: number | null,
): [FineOutlines | null, onZoom: (zoom: number) => void] {
  const [fine, setFine] = useState(loaded)
  const [isWanted, setWanted] = useState(firstZoom !== null && firstZoom >= FINE_FROM_ZOOM)
  const hasOwnGround = firstZoom !== null
  useEffect(() => {
    if (!isWanted || fine !== null) return undefined
    let isHere = true
    const load = async (): Promise<void> => {
      try {
        loaded ??= await loadFineOutlines()
      } catch {
        return
      }
      if (isHere) setFine(loaded)
    }
    void load()
    return () => {
      isHere = false
    }
  }, [isWanted, fine])
  const onZoom = useCallback(
    (zoom: number) => {
      if (hasOwnGround && zoom >= FINE_FROM_ZOOM) setWanted(true)
    },
    [hasOwnGround],
  )
  return [hasOwnGround ? fine : null, onZoom]
}
