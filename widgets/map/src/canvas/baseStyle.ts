import { THEME_TOKENS, type Theme } from '@airshed/kit'
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import { graticule, graticuleStepDeg } from '../geo/graticule.ts'
import { readWorldOutlines, type WorldOutlines } from './worldOutlines.ts'

/** Source that the view fills with lines of latitude and longitude. */
export const GRATICULE_SOURCE = 'graticule'

/**
 * From here on the outlines are less exact than they look: at 1:50 million a coast is off by
 * kilometres. They fade into plain ground, on which the lines of the graticule and the scale stay.
 */
const FADE_ZOOM = { from: 7, to: 10 }

/** Colours of the ground, made of the roles of the theme. */
const GROUND = {
  light: { water: '#e4ebef', land: '#fbfcfc', graticule: '#c9d4da' },
  dark: { water: '#101a20', land: '#1c2930', graticule: '#33454f' },
} as const

let outlines: WorldOutlines | null = null

/** Land, borders and graticule in the colours of a theme; needs no network. */
export function baseStyle(theme: Theme): StyleSpecification {
  outlines ??= readWorldOutlines()
  const { land, coast, borders } = outlines
  const { water, land: ground, graticule: line } = GROUND[theme]
  const tokens = THEME_TOKENS[theme]
  const fading = (opacity: number): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    ['zoom'],
    FADE_ZOOM.from,
    opacity,
    FADE_ZOOM.to,
    0,
  ]
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2 },
      coast: { type: 'geojson', data: coast, tolerance: 0.2 },
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
        paint: {
          'background-color': [
            'interpolate',
            ['linear'],
            ['zoom'],
            FADE_ZOOM.from,
            water,
            FADE_ZOOM.to,
            ground,
          ],
        },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': ground, 'fill-antialias': false },
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
          'line-opacity': fading(0.8),
        },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'coast',
        paint: {
          'line-color': tokens.lineStrong,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.6, 6, 1.2],
          'line-opacity': fading(1),
        },
      },
    ],
  }
}
