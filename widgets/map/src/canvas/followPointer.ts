import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import type { Position } from '@airshed/map'
import type { Mark } from '../geo/clusters.ts'
import type { Marks } from './createMarks.ts'
import { lngLat, MOVE_MS } from './mapHandle.ts'

export interface PointerOptions {
  /** Name of a mark. */
  describe: (mark: Mark) => string
  expansionZoom: (clusterId: number) => number
  /** Position of the mark under the pointer; null if there is none. */
  onHover: (place: Position | null) => void
  onOpen: (deviceId: string) => void
}

/**
 * Shows the name of the mark under the pointer; a click opens a device, or zooms into a cluster as far as
 * needed to show its devices separately.
 *
 * @param tip element for the name, positioned without React as the pointer moves
 * @returns the function that ends it
 */
export function followPointer(
  map: MapLibreMap,
  marks: Marks,
  tip: HTMLElement,
  { describe, expansionZoom, onHover, onOpen }: PointerOptions,
): () => void {
  let under: Mark | null = null
  const point = (mark: Mark | null): void => {
    if (mark === under) return
    under = mark
    map.getCanvas().style.cursor = mark === null ? '' : 'pointer'
    onHover(mark?.position ?? null)
    tip.hidden = mark === null
    if (mark === null) return
    const { x, y } = marks.project(mark.position)
    tip.textContent = describe(mark)
    tip.style.left = `${Math.round(x)}px`
    tip.style.top = `${Math.round(y)}px`
  }
  const onMove = (event: MapMouseEvent): void => point(marks.at(event.point))
  const onLeave = (): void => point(null)
  const onClick = (event: MapMouseEvent): void => {
    const mark = marks.at(event.point)
    if (mark === null) return
    point(null)
    if (mark.kind === 'pin') {
      onOpen(mark.device.id)
      return
    }
    const zoom = expansionZoom(mark.clusterId)
    map.easeTo({ center: lngLat(mark.position), zoom, duration: MOVE_MS })
  }
  map.on('mousemove', onMove)
  map.on('mouseout', onLeave)
  map.on('movestart', onLeave)
  map.on('click', onClick)
  return () => {
    map.off('mousemove', onMove)
    map.off('mouseout', onLeave)
    map.off('movestart', onLeave)
    map.off('click', onClick)
  }
}
