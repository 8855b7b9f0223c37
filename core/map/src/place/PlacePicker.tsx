import { NamedIcon, Skeleton, type ThemeName } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { useRef, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import { createMapLoader } from '../contexts/mapLoader.ts'
import { useContextGrant } from '../contexts/useContextGrant.ts'
import type { Position } from '../geo/bounds.ts'
import { placeAt, placeText, type PickedPlace } from './placeRules.ts'
import type { PlacePickerText } from './pickerText.ts'
import { zoomMap } from './zoomMap.ts'
import './placePicker.css'

const usePickerCanvas = createMapLoader(() => import('./PickerCanvas.tsx'))

export interface PlacePickerProps {
  /** Position of the marker, whoever moved it; null: none yet. */
  place: PickedPlace | null
  /** A place was picked: to five decimals, its longitude from -180 to 180. */
  onPlace: (place: PickedPlace) => void
  theme: ThemeName
  /** Address of a MapLibre style, see `map_style_url` of the session; null: outlines of the world. */
  styleUrl: string | null
  words: PlacePickerText
  /** Shows the place without letting it be moved. Default: false. */
  isDisabled?: boolean
  /** Places that the map shows first while none is picked, such as those of the fleet. Default: none. */
  around?: readonly PickedPlace[]
}

const NOWHERE: readonly PickedPlace[] = []

/**
 * A map on which a place is picked. Its library is loaded with the first one. If it cannot be drawn it says so: the
 * surrounding page has another way to enter a place.
 */
export function PlacePicker(props: PlacePickerProps) {
  const { place, onPlace, theme, styleUrl, words, isDisabled = false, around = NOWHERE } = props
  const root = useRef<HTMLDivElement>(null)
  const handle = useRef<MapRef | null>(null)
  const isGranted = useContextGrant(root)
  const [canvas, onFail] = usePickerCanvas(isGranted)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const position = place === null ? null : positionOf(place)
  const cannot = { 'no-webgl': words.noWebGl, failed: words.failed }
  if (canvas.state === 'no-webgl' || canvas.state === 'failed') {
    return (
      <p className="air-place-help" role="status">
        {cannot[canvas.state]}
      </p>
    )
  }
  const zoom = (levels: number): void => {
    if (handle.current !== null) zoomMap(handle.current, levels)
  }
  return (
    <div className="air-place">
      <div ref={root} className="air-place-map">
        {canvas.state === 'ready' && isGranted ? (
          <canvas.Canvas
            {...{ theme, styleUrl, words, isDisabled, handle, onFail }}
            place={position}
            around={around.map(positionOf)}
            onPick={(picked) => {
              const next = placeAt(picked)
              setNote(words.placed(placeText(next)))
              onPlace(next)
            }}
            onAim={(aimed) => setNote(words.aimed(placeText(placeAt(aimed))))}
            onMissing={() => setMissing(true)}
          />
        ) : (
          <Skeleton />
        )}
        <div className="air-place-zoom">
          <ZoomButton icon="plus" label={words.zoomIn} onClick={() => zoom(1)} />
          <ZoomButton icon="minus" label={words.zoomOut} onClick={() => zoom(-1)} />
        </div>
      </div>
      <p className="air-place-help">{words.help}</p>
      {isMissing ? (
        <p className="air-place-help" role="status">
          {words.missing}
        </p>
      ) : null}
      <p className="air-place-help" role="status">
        {note}
      </p>
    </div>
  )
}

const positionOf = ({ longitude, latitude }: PickedPlace): Position => [longitude, latitude]

function ZoomButton(props: { icon: string; label: string; onClick: () => void }) {
  const { icon, label, onClick } = props
  return (
    <Button
      size="small"
      icon={<NamedIcon name={icon} size={14} />}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  )
}
