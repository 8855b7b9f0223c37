import type { MapboxOverlay } from '@deck.gl/mapbox'
import { THEME_TOKENS } from '@airshed/kit'
import type { Bounds, Position } from '@airshed/map'
import { boundsAhead, followFonts, isWithin } from '@airshed/map/canvas'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { ClusterIndex, Mark } from '../geo/clusters.ts'
import type { SpriteInk } from './drawSprite.ts'
import { markAt, markFor, type Point } from './hitTest.ts'
import { markLayers } from './markLayers.ts'
import { spriteSheet, type SpriteSheet } from './spriteSheet.ts'

/** Marks on a map, drawn without React: a frame of panning changes nothing but the camera. */
export interface Marks {
  /** Starts drawing; returns the function that stops it. */
  start(): () => void
  setIndex(index: ClusterIndex): void
  setInk(ink: SpriteInk): void
  /** Draws rings around the marks at these places. */
  setFocus(focus: readonly Position[]): void
  /** The marks that are drawn now: in view and just outside it. */
  all(): readonly Mark[]
  /** Calls back when other marks are drawn; returns the function that unsubscribes. */
  onDraw(listener: () => void): () => void
  /** The mark under a point of the map, in CSS pixels. */
  at(point: Point): Mark | null
  /** Where a position is on the map, in CSS pixels, on the copy of the world that is in view. */
  project(position: Position): Point
}

/** Makes the marks of a map. */
export function createMarks(
  map: MapLibreMap,
  overlay: MapboxOverlay,
  given: { index: ClusterIndex; ink: SpriteInk },
): Marks {
  let { index, ink } = given
  let marks: readonly Mark[] = []
  let sheet: SpriteSheet | null = null
  let focus: readonly Position[] = []
  const listeners = new Set<() => void>()
  let made: { bounds: Bounds; zoom: number } | null = null

  const draw = (): void => {
    sheet = spriteSheet(marks, ink, sheet)
    const { accent } = THEME_TOKENS[ink.theme]
    const rings = focus.flatMap((position) => markFor(marks, position) ?? [])
    overlay.setProps({
      layers: markLayers({ marks, sheet, focus: [...new Set(rings)], focusColor: accent }),
    })
  }
  const make = (): void => {
    const bounds = boundsAhead(map)
    const zoom = Math.floor(map.getZoom())
    made = { bounds, zoom }
    marks = index.marks(bounds, zoom)
    draw()
    for (const listener of listeners) listener()
  }
  const follow = (): void => {
    const isEnough =
      made !== null && made.zoom === Math.floor(map.getZoom()) && isWithin(map, made.bounds)
    if (!isEnough) make()
  }
  const project = ([lng, lat]: Position): Point => {
    const turns = Math.round((map.getCenter().lng - lng) / 360)
    return map.project([lng + turns * 360, lat])
  }
  return {
    start() {
      map.on('move', follow)
      map.on('resize', follow)
      make()
      const stopFonts = followFonts(() => {
        sheet = null
        draw()
      })
      return () => {
        stopFonts()
        map.off('move', follow)
        map.off('resize', follow)
      }
    },
    setIndex(next) {
      if (next === index) return
      index = next
      make()
    },
    setInk(next) {
      if (next === ink) return
      ink = next
      draw()
    },
    setFocus(next) {
      if (next.length === 0 && focus.length === 0) return
      focus = next
      draw()
    },
    all: () => marks,
    onDraw(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    at: (point) => markAt(marks, point, ({ position }) => project(position)),
    project,
  }
}
