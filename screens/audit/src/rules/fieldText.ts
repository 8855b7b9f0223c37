import { timeFormat, type PluginIntl } from '@airshed/kit'

/** Longer values are cut off: a change records facts, not documents. */
const LONGEST = 500

/** The name of a field as text; an unknown one with blanks for underscores. */
export const fieldName = (path: readonly string[], intl: PluginIntl): string =>
  path
    .map((name) => {
      const id = `field.${name}`
      return Object.hasOwn(intl.messages, id)
        ? intl.formatMessage({ id })
        : name.replaceAll('_', ' ')
    })
    .join(' › ')

/** Fields that are instants, ms UTC, by the ends of their names. */
const INSTANT = /(^|_)(at|since|until|from|to)$/
/** 2001-09-09; smaller numbers are not times. */
const OLDEST_MS = 1e12

/**
 * The value of a field as text; null if there is none.
 *
 * @param name of the field, by which times are recognized
 */
export function fieldValue(name: string, value: unknown, intl: PluginIntl): string | null {
  if (value === undefined) return null
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return intl.formatMessage({ id: 'value.none' })
  }
  if (typeof value === 'boolean')
    return intl.formatMessage({ id: value ? 'value.yes' : 'value.no' })
  if (typeof value === 'number') {
    return INSTANT.test(name) && value >= OLDEST_MS
      ? timeFormat(intl.locale, intl.timeZone ?? 'UTC').exact(value)
      : intl.formatNumber(value, { maximumFractionDigits: 6 })
  }
  if (value === '[left out]') return intl.formatMessage({ id: 'value.secret' })
  if (typeof value === 'string') return cut(value)
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return cut(intl.formatList(value.map(String)))
  }
  return cut(JSON.stringify(value))
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
