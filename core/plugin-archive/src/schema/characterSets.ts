/** Characters of a sample. */
export type Characters = ReadonlySet<string>

/** The union of both. */
export const joined = (some: Characters, others: Characters): Characters =>
  new Set([...some, ...others])

/** True if no character is in both. */
export const isApart = (some: Characters, others: Characters): boolean =>
  ![...some].some((character) => others.has(character))

/** Beyond ASCII: one character per kind that pattern classes distinguish. */
const OTHERS = [0xa0, 0xe9, 0x17f, 0x3b1, 0x2028, 0x212a, 0x4e2d, 0xfeff, 0x1f600]

const clamp = (code: number): number => Math.min(Math.max(code, 0), 0x10ffff)

/** Code points in a pattern, literal or escaped, with their neighbours. */
function mentioned(pattern: string): number[] {
  const escapes = [...pattern.matchAll(/\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x(..))/g)].map(
    ([, long, short, byte]) => Number.parseInt(long ?? short ?? byte ?? '0', 16),
  )
  const plain = Array.from(pattern, (character) => character.codePointAt(0) ?? 0)
  return [...escapes, ...plain].flatMap((code) => [code - 1, code, code + 1]).map(clamp)
}

/** Sample characters: if two sets of the pattern intersect, they share one of these. */
export function sampleOf(pattern: string): readonly string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => code)
  const codes = new Set([...ascii, ...OTHERS, ...mentioned(pattern)])
  return [...codes].map((code) => String.fromCodePoint(code))
}

/**
 * The characters of the sample that a piece of a pattern accepts. A property (`\p{…}`) is not
 * resolved: it accepts all.
 */
export function charactersOf(piece: string, sample: readonly string[]): Characters {
  if (/\\[pP]/.test(piece)) return new Set(sample)
  const test = new RegExp(`^(?:${piece})$`, 'u')
  return new Set(sample.filter((character) => test.test(character)))
}
