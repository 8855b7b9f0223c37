import type { Theme } from '@airshed/kit'
import type { View } from '@airshed/map'
import type { BareMapText } from '@airshed/map/canvas'
import type { RefObject } from 'react'
import type { MapDevice } from '../devices/mapDevice.ts'
import type { Mark } from '../geo/clusters.ts'
import type { MapHandle } from './mapHandle.ts'

/** Texts that the map itself shows, or its accessible names. */
export interface MapCanvasText extends BareMapText {
  /** Name of a mark while the pointer is over it. */
  describe: (mark: Mark) => string
  formatCount: (count: number) => string
}

export interface MapCanvasProps {
  devices: readonly MapDevice[]
  theme: Theme
  /** Address of a MapLibre style; null: land, borders and graticule in the colours of the theme. */
  styleUrl: string | null
  /** Initial view. */
  view: View
  words: MapCanvasText
  /** Device that a ring is drawn around. */
  focusId: string | null
  handle: RefObject<MapHandle | null>
  /** A device was chosen with the pointer. */
  onOpen: (deviceId: string) => void
  /** The viewer moved the map. */
  onView: (view: View) => void
  /** The map cannot be drawn. */
  onFail: (error: Error) => void
}
