import { signsOf, type NumberSigns } from './signsOf.ts'

/** What a typed text means as a number. */
export type ReadNumber =
  | { kind: 'empty' }
  | {
      kind: 'number'
      value: number
      /**
       * The sign that readers of another language would read otherwise, so that a field says how it
       * was understood: `1,000` in English has `group`, in Spanish `decimal`. null: nothing to say.
       */
      ambiguity: 'group' | 'decimal' | null
    }
  /** Not a number in this language, but in one that writes its signs the other way round. */
  | { kind: 'foreign'; meant: number }
  | { kind: 'none' }

/** No number that a person types is longer. */
const LENGTH_MAX = 40
/** Signs between thousands that no language uses as a decimal sign: spaces and apostrophes. */
const NEUTRAL_GROUPS = [' ', "'"]
const SPACES = /[\u00a0\u2007\u2009\u202f]/g
const MINUSES = /[\u2212\u2013]/g
const THREE_DECIMALS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Reads a typed number by the signs of a language: `1,000` is a thousand in English and one in
 * Spanish. Thousands may also be separated by spaces or apostrophes, always in groups of three and by
 * the same sign. A text that is not written so is not guessed at.
 *
 * @param locale of the page, such as `es`
 */
export function readNumber(typed: string, locale: string): ReadNumber {
  const text = typed.trim().replaceAll(SPACES, ' ').replaceAll('’', "'").replaceAll(MINUSES, '-')
  if (text === '') return { kind: 'empty' }
  if (text.length > LENGTH_MAX) return { kind: 'none' }
  const signs = signsOf(locale)
  const own = valueOf(text, signs)
  if (own !== null) return { kind: 'number', ...own }
  const other = valueOf(text, { decimal: signs.group, group: signs.decimal })
  if (other === null || isUnclear(text)) return { kind: 'none' }
  return { kind: 'foreign', meant: other.value }
}

interface Value {
  value: number
  ambiguity: 'group' | 'decimal' | null
}

function valueOf(text: string, { decimal, group }: NumberSigns): Value | null {
  const [mantissa = '', power, ...powers] = text.split(/e/i)
  const [whole = '', fraction, ...more] = mantissa.split(decimal)
  if (more.length > 0 || powers.length > 0) return null
  const value = numberOf(whole, fraction, power)
  if (value !== null) {
    return { value, ambiguity: THREE_DECIMALS.test(text) ? 'decimal' : null }
  }
  const sign = [group, ...NEUTRAL_GROUPS].find((one) => whole.includes(one))
  if (sign === undefined || power !== undefined) return null
  const [first = '', ...groups] = whole.split(sign)
  if (!/^[+-]?[1-9]\d{0,2}$/.test(first) || !groups.every((part) => /^\d{3}$/.test(part)))
    return null
  const sum = numberOf(first + groups.join(''), fraction)
  return sum === null ? null : { value: sum, ambiguity: 'group' }
}

function numberOf(whole: string, fraction = '', power = '0'): number | null {
  const isWritten =
    /^[+-]?\d*$/.test(whole) &&
    /^\d*$/.test(fraction) &&
    /\d/.test(whole + fraction) &&
    /^[+-]?\d{1,3}$/.test(power)
  const value = isWritten ? Number(`${whole}.${fraction}0e${power}`) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** Also with its signs swapped, such a text could be thousands as well as decimals. */
const isUnclear = (text: string): boolean => /(?:[ '].*[.,]\d{3}$)|(?:[.,]\d{3}e)/i.test(text)
