import { canonicalUnit } from '@airshed/domain'
import { UNIT_SPELLINGS } from '@airshed/profiles'

/** Ends of keys that mean something else more often: `temp_in` is measured indoors. */
const OTHER_MEANINGS = new Set(['in', 'index', 'none', '1', 'cel'])
/** The unit of a ratio, such as `ug_m3`, is spelled with the same sign that separates the parts of a key. */
const PARTS_MAX = 2

/**
 * The unit that a key ends with, after an underscore, and the key without it: `pressure_hpa` is
 * `pressure` in hPa. null if it does not end with a unit.
 */
export function unitAtEndOf(key: string): { key: string; unit: string } | null {
  const parts = key.split('_')
  for (let count = Math.min(PARTS_MAX, parts.length - 1); count > 0; count -= 1) {
    const ending = parts.slice(-count)
    if (OTHER_MEANINGS.has(ending.join('_').toLowerCase())) continue
    const unit = canonicalUnit(ending.join('/'))
    if (unit !== '' && Object.hasOwn(UNIT_SPELLINGS, unit)) {
      return { key: parts.slice(0, -count).join('_'), unit }
    }
  }
  return null
}
