/** No sensor measures numbers with a greater magnitude. */
const SIZE_MAX = 1e15

/** Parses a typed number, with a point or a comma; null if it is none. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return null
  const value = Number(plain)
  return Math.abs(value) <= SIZE_MAX ? value : null
}
