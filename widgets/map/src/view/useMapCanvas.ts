import { useEffect, useState, type ComponentType } from 'react'
import type { MapCanvasProps } from '../canvas/MapCanvas.tsx'
import { hasWebGl } from './webGl.ts'

/** Where the drawing of a map stands. */
export type MapCanvasState =
  | { state: 'loading' }
  | { state: 'ready'; Canvas: ComponentType<MapCanvasProps> }
  | { state: 'no-webgl' }
  | { state: 'failed' }

let loaded: ComponentType<MapCanvasProps> | null = null

function firstState(): MapCanvasState {
  if (!hasWebGl()) return { state: 'no-webgl' }
  return loaded === null ? { state: 'loading' } : { state: 'ready', Canvas: loaded }
}

async function loadCanvas(): Promise<MapCanvasState> {
  try {
    const { default: Canvas } = await import('../canvas/MapCanvas.tsx')
    loaded = Canvas
    return { state: 'ready', Canvas }
  } catch {
    return { state: 'failed' }
  }
}

/**
 * Loads the library of the maps when one is wanted: it is the largest of the console, and pages
 * without a map never fetch it.
 */
export function useMapCanvas(isWanted: boolean): [MapCanvasState, fail: () => void] {
  const [state, setState] = useState(firstState)
  const isNeeded = isWanted && state.state === 'loading'
  useEffect(() => {
    if (!isNeeded) return undefined
    let isHere = true
    const load = async (): Promise<void> => {
      const next = await loadCanvas()
      if (isHere) setState(next)
    }
    void load()
    return () => {
      isHere = false
    }
  }, [isNeeded])
  return [state, () => setState({ state: 'failed' })]
}
