import type { Position, View } from '@airshed/map'

/** What the components around a map may do with it. */
export interface MapHandle {
  /** One level nearer (1) or further (-1). */
  zoomBy(levels: number): void
  /** Moves to a view. */
  show(view: View): void
  /** Where a device is, in window pixels; null if it is not drawn. */
  place(deviceId: string): DOMRect | null
  /** Brings a device into view if it is outside. */
  reveal(deviceId: string): void
  /** Calls back with each step of a movement; returns the function that unsubscribes. */
  onMove(listener: () => void): () => void
}

/** Maximum duration of movements, ms; with reduced motion there are none. */
export const MOVE_MS = 120

/** A position as MapLibre takes it. */
export const lngLat = ([lng, lat]: Position): [number, number] => [lng, lat]
