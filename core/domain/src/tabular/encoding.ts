import type { TextEncoding } from '@airshed/schemas'

/**
 * Recognizes the encoding of a file from its first bytes: by its byte order mark, by the zero bytes of UTF-16, or by
 * what is not UTF-8. Windows-1252 contains Latin-1, and every byte means something in it, so it is what remains.
 *
 * @param bytes the beginning of the file, which may end within a character
 */
export function recognizeEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  let evenZeros = 0
  let oddZeros = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) evenZeros += 1
    else oddZeros += 1
  }
  // In UTF-16, most characters of a table have a zero in their high byte.
  const many = bytes.length / 8
  if (oddZeros > many && oddZeros > 4 * evenZeros) return 'utf-16le'
  if (evenZeros > many && evenZeros > 4 * oddZeros) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Whether bytes are UTF-8, as far as they go. */
function isUtf8(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    const length = lengthOf(bytes[at] ?? 0)
    if (length === 0) return false
    const rest = bytes.subarray(at + 1, at + length)
    if (!rest.every((byte) => byte >= 0x80 && byte < 0xc0)) return false
    at += length
  }
  return true
}

/** Bytes of a character by its first; 0: no character begins like that. */
function lengthOf(byte: number): number {
  if (byte < 0x80) return 1
  if (byte >= 0xc2 && byte < 0xe0) return 2
  if (byte >= 0xe0 && byte < 0xf0) return 3
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 0
}
