import { MapboxOverlay } from '@deck.gl/mapbox'
import type { Map as MapLibreMap } from 'maplibre-gl'

/**
 * The layers of deck.gl on a map, drawn into the map's own WebGL context: a second one for each map
 * would use up the few that a page may have.
 *
 * `@deck.gl/mapbox` reads the height of the map from `map.transform`, which MapLibre 6 took out of
 * its public parts; the map is given that one number under its old name.
 */
export function createOverlay(map: MapLibreMap): MapboxOverlay {
  if (!('transform' in map)) {
    const transform = {
      get height() {
        return map.getCanvas().clientHeight
      },
    }
    Object.defineProperty(map, 'transform', { value: transform })
  }
  return new MapboxOverlay({ interleaved: true, layers: [] })
}
