import type { Place } from '../devices/locationChange.ts'

/** Digits kept after the decimal point: a millionth of a degree is about 11 cm. */
const DIGITS = 6

const DEGREES = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`
const MINUTES = String.raw`(?:\s*(\d{1,2}(?:\.\d+)?)\s*'(?:\s*(\d{1,2}(?:\.\d+)?)\s*")?)?`
const ANGLE = String.raw`${DEGREES}(?:\s*°${MINUTES})?`
const twice = (part: string) => new RegExp(String.raw`^${part}(?:\s*[,;]\s*|\s+)${part}$`, 'i')
/** Letters before or after the numbers, English or Spanish: O is west (oeste). */
const FORMS = [twice(String.raw`([NSEWO]?)\s*${ANGLE}`), twice(String.raw`${ANGLE}\s*([NSEWO]?)`)]
const DECIMAL_COMMA = /(\d),(\d)/g
const TWO_DECIMAL_COMMAS = /^[^\s,]*\d,\d[^\s,]*\s+[^\s,]*\d,\d[^\s,]*$/

/** Longer texts are not coordinates. */
const LENGTH_MAX = 80

/**
 * Reads coordinates as people type or paste them: `44.4, -35.3`, `44,4; -35,3`, `41°08'46"N 8°37'21"W`,
 * `8.62 W, 41.14 N`. Without letters the latitude comes first.
 *
 * @returns degrees north and east; null if the text is something else, or a place that does not exist
 */
export function parseCoordinates(text: string): Place | null {
  if (text.length > LENGTH_MAX) return null
  const typed = pointed(text.trim())
  const [before, behind] = FORMS.map((form) => form.exec(typed))
  const angles =
    before != null
      ? [before.slice(1, 5), before.slice(5)].map(([letter, ...figures]) =>
          angleOf(figures, letter),
        )
      : [behind?.slice(1, 5) ?? [], behind?.slice(5) ?? []].map((parts) =>
          angleOf(parts.slice(0, 3), parts[3]),
        )
  const [first = null, second = null] = angles
  if (first === null || second === null) return null
  if (first.axis === undefined && second.axis === undefined) {
    return placeOf(first.degrees, second.degrees)
  }
  if (first.axis === 'north' && second.axis === 'east') {
    return placeOf(first.degrees, second.degrees)
  }
  if (first.axis === 'east' && second.axis === 'north') {
    return placeOf(second.degrees, first.degrees)
  }
  return null
}

/** The text with keyboard characters and decimal points. */
function pointed(text: string): string {
  const typed = text
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[′’]/g, "'")
    .replaceAll(/[″”]|''/g, '"')
    .replaceAll('º', '°')
  const hasCommas = typed.includes(';') || TWO_DECIMAL_COMMAS.test(typed)
  return hasCommas ? typed.replaceAll(DECIMAL_COMMA, '$1.$2') : typed
}

interface Angle {
  degrees: number
  /** undefined: without a letter. */
  axis: 'north' | 'east' | undefined
}

function angleOf(
  [written = '', minutes = '0', seconds = '0']: readonly (string | undefined)[],
  letterTyped = '',
): Angle | null {
  const letter = letterTyped.toUpperCase()
  if (written === '') return null
  const isSigned = /^[+-]/.test(written)
  if (letter !== '' && isSigned) return null
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null
  const size = Math.abs(Number(written)) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = written.startsWith('-') || /[SWO]/.test(letter)
  const axis = letter === '' ? undefined : /[NS]/.test(letter) ? 'north' : 'east'
  return { degrees: isNegative ? -size : size, axis }
}

function placeOf(latitude: number, longitude: number): Place | null {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return [rounded(latitude), rounded(longitude)]
}

/** Adding 0 makes 0 of -0. */
const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS)) + 0
