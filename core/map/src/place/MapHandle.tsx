import { useEffect, useImperativeHandle, type RefObject } from 'react'
import { useMap, type MapRef } from 'react-map-gl/maplibre'
import type { Position } from '../geo/bounds.ts'
import { MOVE_MS } from './zoomMap.ts'

export interface MapHandleProps {
  handle: RefObject<MapRef | null>
  place: Position | null
}

/** Exposes the surrounding map, and moves it to a place that is not in view. */
export function MapHandle({ handle, place }: MapHandleProps) {
  const map = useMap().current
  useImperativeHandle<MapRef | null, MapRef | null>(handle, () => map ?? null, [map])
  const [lng, lat] = place ?? []
  useEffect(() => {
    if (map === undefined || lng === undefined || lat === undefined) return
    const { x, y } = map.project([lng, lat])
    const { clientWidth, clientHeight } = map.getContainer()
    const isInView = x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight
    if (!isInView) map.easeTo({ center: [lng, lat], duration: MOVE_MS })
  }, [map, lng, lat])
  return null
}
