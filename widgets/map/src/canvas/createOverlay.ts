import { MapboxOverlay, type MapboxOverlayProps } from '@deck.gl/mapbox'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { createRestingFrames, type RestingFrames } from './restingFrames.ts'

/**
 * The layers of deck.gl on a map, drawn into the map's own WebGL context: a second one for each map would
 * use up the few that a page may have.
 *
 * `@deck.gl/mapbox` reads the height of the map from `map.transform`, which MapLibre 6 removed from its
 * public API; the map gets that one number under its old name.
 *
 * The loop of deck.gl checks 60 times a second whether there is something to draw. Here it does so only
 * after its layers changed or the map was drawn: programs that are still linking cause another draw of the
 * map.
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
  const frames = createRestingFrames()
  map.on('render', () => frames.wake())
  return new RestingOverlay(frames)
}

class RestingOverlay extends MapboxOverlay {
  readonly #frames: RestingFrames

  constructor(frames: RestingFrames) {
    // deck.gl passes its properties on to the loop of luma.gl, which this one belongs to.
    const props = { interleaved: true, layers: [], animationFrameProvider: frames }
    super(props)
    this.#frames = frames
  }

  override setProps(props: MapboxOverlayProps): void {
    super.setProps(props)
    this.#frames.wake()
  }
}
