import type { Theme } from '@airshed/kit'
import type { View } from '@airshed/map'
import { BareMap, type BareMapWords } from '@airshed/map/canvas'
import type { RefObject } from 'react'
import type { MapDevice } from '../devices/mapDevice.ts'
import type { Mark } from '../geo/clusters.ts'
import type { MapHandle } from './mapHandle.ts'
import { MapMarks } from './MapMarks.tsx'
import './mapCanvas.css'

/** Texts that the map itself shows or is called by. */
export interface MapCanvasWords extends BareMapWords {
  /** What a mark is called while the pointer is over it. */
  describe: (mark: Mark) => string
  formatCount: (count: number) => string
}

export interface MapCanvasProps {
  devices: readonly MapDevice[]
  theme: Theme
  /** Address of a MapLibre style; null: land, borders and graticule in the colours of the theme. */
  styleUrl: string | null
  /** Looked at first. */
  view: View
  words: MapCanvasWords
  /** Device that a ring is drawn around. */
  focusId: string | null
  handle: RefObject<MapHandle | null>
  /** A device was chosen with the pointer. */
  onOpen: (deviceId: string) => void
  /** The viewer went elsewhere. */
  onView: (view: View) => void
  /** The map cannot be drawn. */
  onFail: (error: Error) => void
}

/** A map with its marks: one WebGL context, which is given back when it is taken away. */
export default function MapCanvas(props: MapCanvasProps) {
  return (
    <BareMap {...props}>
      <MapMarks {...props} />
    </BareMap>
  )
}
