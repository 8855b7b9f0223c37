import type { ThemeName } from '@airshed/ui'
import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import { BareMap } from '../canvas/BareMap.tsx'
import type { Position } from '../geo/bounds.ts'
import { fitView, type View } from '../geo/fitView.ts'
import { MapHandle } from './MapHandle.tsx'
import { PlaceMarker } from './PlaceMarker.tsx'
import { stepCross, type MapPoint } from './placeRules.ts'
import type { PlacePickerText } from './pickerText.ts'
import { zoomMap } from './zoomMap.ts'

export interface PickerCanvasProps {
  /** Position of the marker; null: none yet. */
  place: Position | null
  /** What the map shows first while the marker has no position. */
  around: readonly Position[]
  theme: ThemeName
  styleUrl: string | null
  words: PlacePickerText
  isDisabled: boolean
  /** The map once it is loaded, for the buttons beside it. */
  handle: RefObject<MapRef | null>
  onPick: (place: Position) => void
  /** The crosshair was moved by a key. */
  onAim: (place: Position) => void
  onMissing: () => void
  onFail: () => void
}

/** Zoom for a device: close enough for a street, or as close as the outlines are precise. */
const PLACE_ZOOM = { style: 15, outlines: 7 } as const

/** About as large as the map is on a phone: what fits there fits everywhere. CSS pixels. */
const SMALL_MAP = { width: 320, height: 240 }

function firstView({ place, around, styleUrl }: PickerCanvasProps): View {
  const placeZoom = PLACE_ZOOM[styleUrl === null ? 'outlines' : 'style']
  if (place !== null) return { center: place, zoom: placeZoom }
  const { center, zoom } = fitView(around, SMALL_MAP)
  return { center, zoom: Math.min(zoom, placeZoom) }
}

/** A map whose marker is placed by a press, dragged, or placed below a crosshair with keys. */
export default function PickerCanvas(props: PickerCanvasProps) {
  const { place, theme, styleUrl, words, isDisabled, handle, onPick, onAim } = props
  const [view] = useState(() => firstView(props))
  const [cross, setCross] = useState<MapPoint | null>(null)
  const middle = (): MapPoint => {
    const { clientWidth = 0, clientHeight = 0 } = handle.current?.getContainer() ?? {}
    return { x: clientWidth / 2, y: clientHeight / 2 }
  }
  const placeBelow = ({ x, y }: MapPoint): Position => {
    const { lng = 0, lat = 0 } = handle.current?.unproject([x, y]) ?? {}
    return [lng, lat]
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.matches('canvas:focus-visible')) setCross(middle())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const map = handle.current
    const isOnMap = event.target instanceof HTMLCanvasElement
    if (!isOnMap || map === null || event.ctrlKey || event.metaKey || event.altKey) return
    const at = cross ?? middle()
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const next = stepCross(at, event.key, { isFar: event.shiftKey, size: { width, height } })
    if (next !== null) {
      const { pan } = next
      if (pan.x !== 0 || pan.y !== 0) map.panBy([pan.x, pan.y], { duration: 0 })
      setCross(next.cross)
      onAim(placeBelow(next.cross))
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCross(at)
      if (!isDisabled) onPick(placeBelow(at))
    } else if (event.key === '+' || event.key === '=') zoomMap(map, 1, at)
    else if (event.key === '-') zoomMap(map, -1, at)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the canvas inside has the focus and the name
    <div
      className="air-place-canvas"
      onFocus={onFocus}
      onBlur={() => setCross(null)}
      onKeyDown={onKeyDown}
    >
      <BareMap
        {...{ theme, styleUrl, view, words }}
        hasKeys={false}
        onMissing={props.onMissing}
        onFail={props.onFail}
        onPress={(pressed) => {
          if (!isDisabled) onPick(pressed)
        }}
      >
        <MapHandle handle={handle} place={place} />
        {place === null ? null : (
          <PlaceMarker {...{ place, isDisabled, onPick }} label={words.marker} />
        )}
      </BareMap>
      {cross === null ? null : (
        <span
          className="air-place-cross"
          style={{ translate: `${cross.x}px ${cross.y}px` }}
          aria-hidden
        />
      )}
    </div>
  )
}
