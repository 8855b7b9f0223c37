import { canonicalUnit } from '@airshed/domain'
import { parameterOfKey } from '../../ingest/rules/parameterNames.ts'
import { unitAtEndOf } from '../../ingest/rules/unitSuffixes.ts'
import { converterFor } from '../../ingest/rules/units.ts'

/** What a heading suggests: `PM2.5 (µg/m³)`, `temp_f`, `Humidity [%]`, `Pressure, hPa`. */
interface Suggestion {
  parameter: string | null
  /** As the file writes it. */
  unit: string | null
}

const UNIT_AT_END = /^(.+?)\s*(?:\(([^()]{1,20})\)|\[([^[\]]{1,20})\]|[,;]\s*([^\s,;]{1,12}))\s*$/

/** The parameter and the unit that the heading of a column suggests. A unit that does not fit suggests neither. */
export function suggestColumn(heading: string): Suggestion {
  const text = heading.slice(0, 200)
  const [, name = text, ...units] = UNIT_AT_END.exec(text) ?? []
  const stated = units.find((unit) => unit !== undefined)
  const suffix = stated === undefined ? unitAtEndOf(text.trim()) : null
  for (const [key, unit] of [
    ...(suffix === null ? [] : [[suffix.key, suffix.unit] as const]),
    [name, stated] as const,
  ]) {
    const parameter = parameterOfKey(keyOf(key))
    if (parameter === null) continue
    if (unit === undefined || converterFor(parameter, unit) !== null) {
      return { parameter, unit: unit ?? null }
    }
  }
  const known = stated !== undefined && canonicalUnit(stated) !== '' ? stated : null
  return { parameter: null, unit: known }
}

/** A heading as devices write keys: `Relative Humidity` as `relative_humidity`. */
const keyOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
