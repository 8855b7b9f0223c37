import { useEffect, useState, type ComponentType } from 'react'
import { hasWebGl } from './webGl.ts'

/** The loading state of a map. */
export type MapCanvasState<Props> =
  | { state: 'loading' }
  | { state: 'ready'; Canvas: ComponentType<Props> }
  | { state: 'no-webgl' }
  | { state: 'failed' }

type UseMapCanvas<Props> = (isWanted: boolean) => [MapCanvasState<Props>, fail: () => void]

/**
 * Creates the hook that loads a map when one is needed: its library is the largest in the console, and pages without a
 * map never fetch it.
 *
 * @param load imports the module whose default export draws the map
 */
export function createMapLoader<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): UseMapCanvas<Props> {
  let loaded: ComponentType<Props> | null = null
  const firstState = (): MapCanvasState<Props> => {
    if (!hasWebGl()) return { state: 'no-webgl' }
    return loaded === null ? { state: 'loading' } : { state: 'ready', Canvas: loaded }
  }
  const loadCanvas = async (): Promise<MapCanvasState<Props>> => {
    try {
      const { default: Canvas } = await load()
      loaded = Canvas
      return { state: 'ready', Canvas }
    } catch {
      return { state: 'failed' }
    }
  }
  return function useMapCanvas(isWanted) {
    const [state, setState] = useState(firstState)
    const isNeeded = isWanted && state.state === 'loading'
    useEffect(() => {
      if (!isNeeded) return undefined
      let isHere = true
      const start = async (): Promise<void> => {
        const next = await loadCanvas()
        if (isHere) setState(next)
      }
      void start()
      return () => {
        isHere = false
      }
    }, [isNeeded])
    return [state, () => setState({ state: 'failed' })]
  }
}
