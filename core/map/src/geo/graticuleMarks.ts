import { graticuleStepDeg, multiples } from './graticule.ts'
import type { Bounds } from './bounds.ts'

/** A line of the graticule that is in view, and its label. */
export interface GraticuleMark {
  axis: 'lat' | 'lng'
  /** Degrees, longitudes from -180 to 180. */
  degrees: number
  /** The same place on the copy of the world that is in view. */
  at: number
  text: string
}

/** Directions by language; the south and the east are the same in both. */
const SIDES = { en: ['N', 'S', 'E', 'W'], es: ['N', 'S', 'E', 'O'] } as const

function degreesText(
  axis: 'lat' | 'lng',
  degrees: number,
  digits: number,
  language: string,
): string {
  const [north, south, east, west] = SIDES[language === 'es' ? 'es' : 'en']
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(degrees))
  if (degrees === 0 || Math.abs(degrees) === 180) return `${number}°`
  const side = axis === 'lat' ? (degrees < 0 ? south : north) : degrees < 0 ? west : east
  return `${number}° ${side}`
}

/** The lines in view with their degrees, with as many digits as the step between them needs. */
export function graticuleMarks(
  [west, south, east, north]: Bounds,
  zoom: number,
  language: string,
): readonly GraticuleMark[] {
  const step = graticuleStepDeg(zoom)
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const mark = (axis: 'lat' | 'lng', at: number): GraticuleMark => {
    const degrees = axis === 'lat' ? at : ((((at + 180) % 360) + 360) % 360) - 180
    return { axis, at, degrees, text: degreesText(axis, degrees, digits, language) }
  }
  return [
    ...multiples(west, east, step).map((at) => mark('lng', at)),
    ...multiples(Math.max(-85, south), Math.min(85, north), step).map((at) => mark('lat', at)),
  ]
}
