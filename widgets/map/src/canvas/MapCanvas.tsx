import type { Theme } from '@airshed/kit'
import { useMemo, useRef, useState, type RefObject } from 'react'
import { Map, ScaleControl, type MapRef } from 'react-map-gl/maplibre'
import type { MapDevice } from '../devices/mapDevice.ts'
import type { Mark } from '../geo/clusters.ts'
import type { View } from '../geo/fitView.ts'
import { baseStyle } from './baseStyle.ts'
import { GraticuleLabels } from './GraticuleLabels.tsx'
import type { MapHandle } from './mapHandle.ts'
import { mapLibrary } from './mapLibrary.ts'
import { MapMarks } from './MapMarks.tsx'
import { useFineOutlines } from './useFineOutlines.ts'
import './mapCanvas.css'

/** Texts that the map itself shows or is called by. */
export interface MapCanvasWords {
  label: string
  /** Tag of the language that numbers are written in. */
  language: string
  /** That the coast is drawn less exactly than the map is near. */
  coastNote: string
  ctrlWheel: string
  cmdWheel: string
  twoFingers: string
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

const ZOOM_MAX = 20

/** A map with its marks: one WebGL context, which is given back when it is taken away. */
export default function MapCanvas(props: MapCanvasProps) {
  const { theme, styleUrl, view, words, onView, onFail } = props
  const ref = useRef<MapRef>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [fine, onMove] = useFineOutlines(styleUrl === null ? view : null)
  const style = useMemo(
    () => styleUrl?.replaceAll('{theme}', theme) ?? baseStyle(theme, fine),
    [styleUrl, theme, fine],
  )
  const [firstStyle] = useState(style)
  const [first] = useState(() => ({
    initialViewState: {
      longitude: view.center[0],
      latitude: view.center[1],
      zoom: view.zoom,
    },
    locale: {
      'Map.Title': words.label,
      'CooperativeGesturesHandler.WindowsHelpText': words.ctrlWheel,
      'CooperativeGesturesHandler.MacHelpText': words.cmdWheel,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
    },
  }))
  return (
    <Map
      ref={ref}
      {...first}
      mapLib={mapLibrary}
      // MapLibre cannot compare two styles before the first one is loaded.
      mapStyle={isLoaded ? style : firstStyle}
      maxZoom={ZOOM_MAX}
      attributionControl={styleUrl === null ? false : { compact: true }}
      // Kept, so that a picture of the widget has the map in it.
      canvasContextAttributes={{ preserveDrawingBuffer: true }}
      cooperativeGestures
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      onLoad={() => setLoaded(true)}
      onError={({ error }) => {
        // A tile that does not come leaves a hole; without a map there is nothing to look at.
        if (!isLoaded && ref.current === null) onFail(error)
      }}
      onMove={({ viewState: { longitude, latitude, zoom } }) =>
        onMove({ center: [longitude, latitude], zoom })
      }
      onMoveEnd={({ viewState: { longitude, latitude, zoom } }) =>
        onView({ center: [longitude, latitude], zoom })
      }
    >
      <MapMarks {...props} />
      {styleUrl === null ? <GraticuleLabels {...words} /> : null}
      <ScaleControl position="bottom-right" maxWidth={80} />
    </Map>
  )
}
