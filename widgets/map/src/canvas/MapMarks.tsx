import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useControl, useMap } from 'react-map-gl/maplibre'
import type { Position } from '@airshed/map'
import { createClusterIndex, type Mark } from '../geo/clusters.ts'
import { createMarks } from './createMarks.ts'
import { createOverlay } from './createOverlay.ts'
import type { SpriteInk } from './drawSprite.ts'
import { DeviceNames } from './DeviceNames.tsx'
import { followPointer } from './followPointer.ts'
import { handleOf } from './handleOf.ts'
import type { MapCanvasProps } from './mapCanvasProps.ts'

/** The marks of the devices on the surrounding map. */
export function MapMarks(props: MapCanvasProps) {
  const map = useMap().current?.getMap()
  return map === undefined ? null : <MarksOf {...props} map={map} />
}

/** Marks, their names under the pointer, and their click handler. */
function MarksOf(props: MapCanvasProps & { map: MapLibreMap }) {
  const { map, devices, theme, words, focusId, handle, onOpen } = props
  const overlay = useControl(() => createOverlay(map))
  const index = useMemo(() => createClusterIndex(devices), [devices])
  const { formatCount } = words
  const ink = useMemo<SpriteInk>(() => ({ theme, formatCount }), [theme, formatCount])
  const [marks] = useState(() => createMarks(map, overlay, { index, ink }))
  const tip = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<Position | null>(null)

  const describe = useEffectEvent((mark: Mark) => words.describe(mark))
  const choose = useEffectEvent((deviceId: string) => onOpen(deviceId))
  const expansionZoom = useEffectEvent((clusterId: number) => index.expansionZoom(clusterId))
  useEffect(() => marks.start(), [marks])
  useEffect(
    () =>
      tip.current === null
        ? undefined
        : followPointer(map, marks, tip.current, {
            describe: (mark) => describe(mark),
            expansionZoom: (clusterId) => expansionZoom(clusterId),
            onHover: setHovered,
            onOpen: (deviceId) => choose(deviceId),
          }),
    [map, marks],
  )
  useEffect(() => marks.setIndex(index), [marks, index])
  useEffect(() => marks.setInk(ink), [marks, ink])
  useEffect(() => {
    const place = focusId === null ? undefined : index.positionOf(focusId)
    const places = [place, hovered].filter((one) => one !== undefined && one !== null)
    marks.setFocus(places)
  }, [marks, index, focusId, hovered])
  useImperativeHandle(
    handle,
    () => handleOf({ map, project: marks.project, positionOf: index.positionOf }),
    [map, marks, index],
  )
  return (
    <>
      <DeviceNames {...{ map, marks }} />
      <div ref={tip} className="map-widget-tip" aria-hidden hidden />
    </>
  )
}
