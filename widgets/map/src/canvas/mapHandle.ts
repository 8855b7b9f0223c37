import type { Position, View } from '@airshed/map'

/** What the parts around a map may do with it. */
export interface MapHandle {
  /** One level nearer (1) or further (-1). */
  zoomBy(levels: number): void
  /** Goes to a view. */
  show(view: View): void
  /** Where a device is, in pixels of the window; null: it is not drawn. */
  place(deviceId: string): DOMRect | null
  /** Brings a device into view where it is not. */
  reveal(deviceId: string): void
  /** Calls back with each step of a movement; returns the function that ends it. */
  onMove(listener: () => void): () => void
}

/** Movements take so long at most, in ms; with reduced motion none. */
export const MOVE_MS = 120

/** A position as MapLibre takes it. */
export const lngLat = ([lng, lat]: Position): [number, number] => [lng, lat]
