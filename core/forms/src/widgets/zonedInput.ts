import { DateTime } from 'luxon'

/** The value of `<input type="datetime-local">`. */
const INPUT_FORMAT = "yyyy-MM-dd'T'HH:mm"

/**
 * A time as wall-clock time of a zone, for an input.
 *
 * @param instant ISO 8601, or ms UTC
 * @param zone IANA name
 * @returns empty for a value that is not a time
 */
export function wallInput(instant: unknown, zone: string): string {
  const at =
    typeof instant === 'number'
      ? DateTime.fromMillis(instant, { zone })
      : DateTime.fromISO(typeof instant === 'string' ? instant : '', { zone })
  return at.isValid ? at.toFormat(INPUT_FORMAT) : ''
}

/**
 * The instant of an input in a zone, ms UTC. If a clock change repeats the hour, it is the first one; if it
 * skips the hour, the offset before the change applies.
 *
 * @returns null for an incomplete input
 */
export function instantOfInput(text: string, zone: string): number | null {
  const at = DateTime.fromISO(text, { zone })
  if (text === '' || !at.isValid) return null
  return Math.min(...at.getPossibleOffsets().map((one) => one.toMillis()))
}

/** `UTC+2` for a zone at an instant, or now. */
export function zoneOffset(zone: string, atMs: number): string {
  return DateTime.fromMillis(atMs, { zone })
    .toFormat("'UTC'Z")
    .replace(/^UTC\+0$/, 'UTC')
}
