import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Position } from '@airshed/map'
import type { Point } from './hitTest.ts'
import { lngLat, MOVE_MS, type MapHandle } from './mapHandle.ts'

export interface HandleParts {
  /** undefined: there is none yet. */
  map: MapLibreMap | undefined
  /** undefined: nothing is drawn yet. */
  project: ((position: Position) => Point) | undefined
  positionOf: (deviceId: string) => Position | undefined
}

/** CSS pixels across a pin with the ring around it. */
const PIN_PX = 44
/** A device this near to the edge, in CSS pixels, is moved further in. */
const RIM_PX = 24

const isInView = (map: MapLibreMap, { x, y }: Point): boolean => {
  const { clientWidth, clientHeight } = map.getContainer()
  return x >= RIM_PX && y >= RIM_PX && x <= clientWidth - RIM_PX && y <= clientHeight - RIM_PX
}

/** Everything that the components around a map may do with it. */
export function handleOf({ map, project, positionOf }: HandleParts): MapHandle {
  const pointOf = (deviceId: string): Point | null => {
    const position = positionOf(deviceId)
    return position === undefined ? null : (project?.(position) ?? null)
  }
  return {
    zoomBy: (levels) => {
      map?.easeTo({ zoom: map.getZoom() + levels, duration: MOVE_MS })
    },
    show: ({ center, zoom }) =>
      void map?.easeTo({ center: lngLat(center), zoom, duration: MOVE_MS }),
    place: (deviceId) => {
      const point = pointOf(deviceId)
      const box = map?.getContainer().getBoundingClientRect()
      return point === null || box === undefined
        ? null
        : new DOMRect(box.x + point.x - PIN_PX / 2, box.y + point.y - PIN_PX / 2, PIN_PX, PIN_PX)
    },
    reveal: (deviceId) => {
      const [point, position] = [pointOf(deviceId), positionOf(deviceId)]
      if (map === undefined || point === null || position === undefined) return
      if (!isInView(map, point)) map.easeTo({ center: lngLat(position), duration: MOVE_MS })
    },
    onMove: (listener) => {
      map?.on('move', listener)
      return () => map?.off('move', listener)
    },
  }
}
