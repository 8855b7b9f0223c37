/** Numbers with a greater size are none that a sensor measures. */
const SIZE_MAX = 1e15

/** A number as somebody types it, with a point or a comma; null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return null
  const value = Number(plain)
  return Math.abs(value) <= SIZE_MAX ? value : null
}
