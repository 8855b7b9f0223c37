import { useSyncExternalStore } from 'react'

/**
 * A wall of this size (CSS pixels) is viewed from the distance of a desk, a larger one from further away.
 */
const DESK = { long: 1200, short: 675 }
/** Below this width (CSS px) it is not a wall: the page scrolls as usual. */
const WALL_FROM_PX = 900

/**
 * How much everything is enlarged on a wall: a wall of 1920 × 1080 is read from five metres.
 *
 * @returns null if the window is too small for a wall
 */
export function wallScale({ width, height }: { width: number; height: number }): number | null {
  if (width < WALL_FROM_PX) return null
  const [long, short] = width < height ? [height, width] : [width, height]
  const scale = Math.min(long / DESK.long, short / DESK.short)
  return Math.max(1, Math.round(scale * 20) / 20)
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The scale of a wall in this window; null if it is not a wall. */
export function useWallScale(): number | null {
  return useSyncExternalStore(subscribe, () =>
    wallScale({ width: window.innerWidth, height: window.innerHeight }),
  )
}
