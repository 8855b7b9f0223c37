import { BareMap } from '@airshed/map/canvas'
import type { MapCanvasProps } from './mapCanvasProps.ts'
import { MapMarks } from './MapMarks.tsx'
import './mapCanvas.css'

/** A map with its marks: one WebGL context, which is released on unmount. */
export default function MapCanvas(props: MapCanvasProps) {
  return (
    <BareMap {...props}>
      <MapMarks {...props} />
    </BareMap>
  )
}
