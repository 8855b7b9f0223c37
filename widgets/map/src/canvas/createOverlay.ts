import { MapboxOverlay, type MapboxOverlayProps } from '@deck.gl/mapbox'
import { webgl2Adapter } from '@luma.gl/webgl'
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
  return new RestingOverlay(map, frames)
}

class RestingOverlay extends MapboxOverlay {
  readonly #context: WebGL2RenderingContext | null
  readonly #frames: RestingFrames
  #isOn = false

  constructor(map: MapLibreMap, frames: RestingFrames) {
    // deck.gl passes its properties on to the loop of luma.gl, which this one belongs to.
    const props = { interleaved: true, layers: [], animationFrameProvider: frames }
    super(props)
    this.#context = map.getCanvas().getContext('webgl2')
    this.#frames = frames
  }

  override onAdd(map: unknown): HTMLDivElement {
    this.#isOn = true
    return super.onAdd(map)
  }

  override onRemove(): void {
    this.#isOn = false
    super.onRemove()
    void this.#letGo()
  }

  /**
   * deck.gl attaches a device of luma.gl to the context of the map, some time after it was added, and never lets go of
   * it: its observers kept watching the canvas of each map that was taken away.
   */
  async #letGo(): Promise<void> {
    if (this.#context === null) return
    try {
      // The device that deck.gl attached; if that is still under way, it was asked for first and is the same one.
      const device = await webgl2Adapter.attach(this.#context)
      if (this.#isOn) return
      device.getDefaultCanvasContext().destroy()
      device.destroy()
    } catch {
      // A context that was lost before has no device.
    }
  }

  override setProps(props: MapboxOverlayProps): void {
    super.setProps(props)
    this.#frames.wake()
  }
}
