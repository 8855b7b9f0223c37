import { Marker } from 'react-map-gl/maplibre'
import type { Position } from '../geo/bounds.ts'

export interface PlaceMarkerProps {
  place: Position
  label: string
  isDisabled: boolean
  onPick: (place: Position) => void
}

/** The marker of the place: its tip points at it, and it can be dragged elsewhere. */
export function PlaceMarker({ place: [lng, lat], label, isDisabled, onPick }: PlaceMarkerProps) {
  return (
    <Marker
      longitude={lng}
      latitude={lat}
      anchor="bottom"
      draggable={!isDisabled}
      onDragEnd={({ lngLat }) => onPick([lngLat.lng, lngLat.lat])}
    >
      <svg
        className="air-place-marker"
        width="28"
        height="36"
        viewBox="0 0 28 36"
        role="img"
        aria-label={label}
      >
        <path d="M14 35C10 27 3 22 3 13a11 11 0 0 1 22 0c0 9-7 14-11 22Z" />
        <circle cx="14" cy="13" r="4" />
      </svg>
    </Marker>
  )
}
