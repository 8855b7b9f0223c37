import type { ThemeName } from '@airshed/ui'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Map, ScaleControl, type MapRef } from 'react-map-gl/maplibre'
import type { View } from '../geo/fitView.ts'
import { baseStyle } from './baseStyle.ts'
import { Graticule } from './Graticule.tsx'
import { mapLibrary } from './mapLibrary.ts'
import { useFineOutlines } from './useFineOutlines.ts'
import './bareMap.css'

/** Texts that every map shows or is named by. */
export interface BareMapText {
  label: string
  /** Tag of the language that numbers are written in. */
  language: string
  /** Notes that the coast is drawn less precisely than the zoom of the map suggests. */
  coastNote: string
  ctrlWheel: string
  cmdWheel: string
  twoFingers: string
}

export interface BareMapProps {
  theme: ThemeName
  /** Address of a MapLibre style; null: land, borders and graticule in the colours of the theme. */
  styleUrl: string | null
  /** The initial view. */
  view: View
  words: BareMapText
  /** Whether the library’s own keys move and zoom it. Default: true. */
  hasKeys?: boolean
  /** The viewer moved the map. */
  onView?: (view: View) => void
  /** A place was clicked or tapped; movements of the map do not count. */
  onPress?: (place: [lng: number, lat: number]) => void
  /** The style, or a part of it, did not load; the map shows what it has. */
  onMissing?: () => void
  /** The map cannot be drawn. */
  onFail: (error: Error) => void
  /** What is drawn on it. */
  children?: ReactNode
}

const ZOOM_MAX = 20

/**
 * A map with nothing on it: one WebGL context, which is released on unmount. If the style cannot be fetched, the base
 * map that comes with the console is drawn instead.
 */
export function BareMap(props: BareMapProps) {
  const [isStyleLost, setStyleLost] = useState(false)
  return isStyleLost ? (
    <GroundMap key="own" {...props} styleUrl={null} />
  ) : (
    <GroundMap key="given" {...props} onStyleLost={() => setStyleLost(true)} />
  )
}

function GroundMap(props: BareMapProps & { onStyleLost?: () => void }) {
  const { theme, styleUrl, view, words, onView, onPress, onMissing, onFail, onStyleLost } = props
  const ref = useRef<MapRef>(null)
  const hasStyle = useRef(false)
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
    <div className="air-map">
      <Map
        ref={ref}
        {...first}
        mapLib={mapLibrary}
        // MapLibre cannot compare two styles before the first one is loaded.
        mapStyle={isLoaded ? style : firstStyle}
        maxZoom={ZOOM_MAX}
        attributionControl={styleUrl === null ? false : { compact: true }}
        // Preserved so that a screenshot of the page includes the map.
        canvasContextAttributes={{ preserveDrawingBuffer: true }}
        cooperativeGestures
        keyboard={props.hasKeys ?? true}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        fadeDuration={0}
        onLoad={() => setLoaded(true)}
        onStyleData={() => {
          hasStyle.current = true
        }}
        onError={({ error }) => {
          // A tile that does not load leaves a hole; without a map there is nothing to show.
          if (!isLoaded && ref.current === null) onFail(error)
          else {
            onMissing?.()
            if (!hasStyle.current && styleUrl !== null) onStyleLost?.()
          }
        }}
        onClick={({ lngLat: { lng, lat }, originalEvent: { target } }) => {
          const isOnMarker =
            target instanceof Element && target.closest('.maplibregl-marker') !== null
          if (!isOnMarker) onPress?.([lng, lat])
        }}
        onMove={({ viewState: { longitude, latitude, zoom } }) =>
          onMove({ center: [longitude, latitude], zoom })
        }
        onMoveEnd={({ viewState: { longitude, latitude, zoom } }) =>
          onView?.({ center: [longitude, latitude], zoom })
        }
      >
        {props.children}
        {styleUrl === null ? <Graticule {...words} /> : null}
        <ScaleControl position="bottom-right" maxWidth={80} />
      </Map>
    </div>
  )
}
