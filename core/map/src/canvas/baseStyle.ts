import { THEME_TOKENS, type ThemeName } from '@airshed/ui'
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import { graticule, graticuleStepDeg } from '../geo/graticule.ts'
import { readWorldOutlines, type FineOutlines, type WorldOutlines } from './worldOutlines.ts'

/** Source that the view fills with lines of latitude and longitude. */
export const GRATICULE_SOURCE = 'graticule'

/** From here on a map needs the finer coast: at 1:50 million it is off by kilometres. */
export const FINE_FROM_ZOOM = 8

/**
 * Zooms between which outlines fade into plain ground, because they are less precise than they look: at 1:50 million by
 * up to ten kilometres, at 1:10 million by one or two. The graticule and the scale stay.
 */
const FADE_ZOOM = { coarse: { from: 8, to: 10 }, fine: { from: 12, to: 14 } } as const

/** Zooms between which the line of the finer coast gives way to its soft shore. */
const SHARP_ZOOM = { from: 9, to: 11 } as const
const SHORE_FROM_ZOOM = 8
/** Half of the widest shore, in units of 4096 to a tile of 512 px: it extends beyond the edge of its tile. */
const SHORE_BUFFER = 512

/** Whether the coast at this zoom is less precise than it looks. */
export const isCoastRough = (zoom: number): boolean =>
  zoom >= SHARP_ZOOM.from && zoom < FADE_ZOOM.fine.to

/** Colours of the base map, derived from the roles of the theme. */
const GROUND = {
  light: { water: '#dde7ed', land: '#fbfcfc', graticule: '#c9d4da' },
  dark: { water: '#0d171d', land: '#1c2930', graticule: '#33454f' },
} as const

let outlines: WorldOutlines | null = null

/**
 * Land, borders and graticule in the colours of a theme; needs no network.
 *
 * @param fine land and coast for the zooms of a city, once they are loaded. The closer the zoom, the softer their edge:
 *   it shows roughly where the water begins, not on which side of a street
 */
export function baseStyle(theme: ThemeName, fine: FineOutlines | null): StyleSpecification {
  outlines ??= readWorldOutlines()
  const { borders } = outlines
  const { land, coast } = fine ?? outlines
  const { water, land: ground, graticule: line } = GROUND[theme]
  const tokens = THEME_TOKENS[theme]
  const fade = FADE_ZOOM[fine === null ? 'coarse' : 'fine']
  const fading = (
    { from, to }: { from: number; to: number },
    [full, none]: [number, number] | [string, string],
  ): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], from, full, to, none]
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2 },
      coast: { type: 'geojson', data: coast, tolerance: 0.2, buffer: SHORE_BUFFER },
      borders: { type: 'geojson', data: borders, tolerance: 0.2 },
      [GRATICULE_SOURCE]: {
        type: 'geojson',
        data: graticule([-180, -85, 180, 85], graticuleStepDeg(0)),
      },
    },
    layers: [
      {
        id: 'water',
        type: 'background',
        paint: { 'background-color': fading(fade, [water, ground]) },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': ground, 'fill-antialias': false },
      },
      {
        // About a kilometre to either side, as far as the coast may be off: the land fades into the water without an
        // edge.
        id: 'shore',
        type: 'line',
        source: 'coast',
        minzoom: SHORE_FROM_ZOOM,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': ground,
          'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, 8, 12, 128],
          'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 8, 8, 12, 128],
        },
      },
      {
        id: 'graticule',
        type: 'line',
        source: GRATICULE_SOURCE,
        paint: { 'line-color': line, 'line-width': 0.75, 'line-opacity': 0.7 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: {
          'line-color': tokens.lineStrong,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1],
          'line-opacity': fading(FADE_ZOOM.coarse, [0.8, 0]),
        },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'coast',
        paint: {
          'line-color': tokens.lineStrong,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.6, 6, 1.2],
          'line-opacity': fading(fine === null ? FADE_ZOOM.coarse : SHARP_ZOOM, [1, 0]),
        },
      },
    ],
  }
}
