/**
 * A hardware address as six pairs of digits with colons, in lower case. PurpleAir leaves out leading zeros, others the
 * separators.
 *
 * @returns null if it is none
 */
export function parseMac(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const pairs = /^[0-9a-f]{12}$/i.test(value)
    ? (value.match(/../g) ?? [])
    : /^[0-9a-f]{1,2}([:-][0-9a-f]{1,2}){5}$/i.test(value)
      ? value.split(/[:-]/)
      : []
  return pairs.length === 6
    ? pairs.map((pair) => pair.padStart(2, '0').toLowerCase()).join(':')
    : null
}
