import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { Bounds } from '../geo/bounds.ts'
import { graticule, graticuleStepDeg } from '../geo/graticule.ts'
import { GRATICULE_SOURCE } from './baseStyle.ts'
import { boundsAhead, isWithin } from './boundsAhead.ts'

/** Fills the graticule of a map for what is in view; returns the function that ends it. */
export function followGraticule(map: MapLibreMap): () => void {
  let made: { bounds: Bounds; zoom: number } | null = null
  const fill = (): void => {
    if (made === null) return
    const source = map.getSource<GeoJSONSource>(GRATICULE_SOURCE)
    source?.setData(graticule(made.bounds, graticuleStepDeg(made.zoom)))
  }
  const follow = (): void => {
    const zoom = Math.floor(map.getZoom())
    if (made?.zoom === zoom && isWithin(map, made.bounds)) return
    made = { bounds: boundsAhead(map), zoom }
    fill()
  }
  follow()
  map.on('move', follow)
  map.on('resize', follow)
  // A new style starts with the graticule of the whole world.
  map.on('style.load', fill)
  return () => {
    map.off('move', follow)
    map.off('resize', follow)
    map.off('style.load', fill)
  }
}
