const startsWith = (bytes: Uint8Array, at: number, codes: readonly number[]): boolean =>
  codes.every((code, index) => bytes[at + index] === code)

/** Media type of a picture by its first bytes; null: not a type that may be served to a browser. */
export function imageTypeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  const isRiff = startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46])
  return isRiff && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50]) ? 'image/webp' : null
}
