import { crc32, inflateRawSync } from 'node:zlib'

/** A file of a zip as described in its directory; not unpacked yet. */
export interface ZipEntry {
  /** As in the zip, not validated. */
  path: string
  /** Unpacked size declared in the directory. */
  bytes: number
  /** A symbolic link, a folder or a device. */
  isSpecial: boolean
  /** The packed bytes, a view into the archive. */
  packed: Uint8Array
  isDeflated: boolean
  crc32: number
}

const END = 0x06054b50
const END_LENGTH = 22
const DIRECTORY = 0x02014b50
const DIRECTORY_LENGTH = 46
const LOCAL = 0x04034b50
const LOCAL_LENGTH = 30
/** The one flag that this format uses: names are UTF-8. */
const UTF8_FLAG = 0x0800
const FILE_TYPE = 0o170000
const PLAIN_FILE = 0o100000

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A zip that this format does not allow; the message describes what was found. */
class ZipError extends Error {}

/**
 * The entries of a zip. Strict, so that two readers never see two different archives in the same
 * bytes: entries lie without gaps or overlaps in the order of the directory, the directory ends the
 * file, names are the same in both places, and there are no comments, no encryption, no Zip64.
 *
 * @returns the entries, or a text that describes what was found instead
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | { got: string } {
  try {
    return entriesOf(bytes)
  } catch (error) {
    if (error instanceof ZipError) return { got: error.message }
    // A read past the end, or a name that is not UTF-8.
    return { got: 'a damaged zip' }
  }
}

function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u16 = (at: number): number => view.getUint16(at, true)
  const u32 = (at: number): number => view.getUint32(at, true)
  const end = bytes.length - END_LENGTH
  if (end < 0 || u32(end) !== END) throw new ZipError('no zip, or one with something after its end')

  const count = u16(end + 10)
  const start = u32(end + 16)
  if (u16(end + 4) !== 0 || u16(end + 6) !== 0 || u16(end + 8) !== count || u16(end + 20) !== 0) {
    throw new ZipError('a zip in parts or with a comment')
  }
  if (start + u32(end + 12) !== end) throw new ZipError('a zip whose directory is elsewhere')

  const entries: ZipEntry[] = []
  let at = start
  let next = 0
  for (let index = 0; index < count; index += 1) {
    if (u32(at) !== DIRECTORY) throw new ZipError('a damaged directory')
    const flags = u16(at + 8)
    const method = u16(at + 10)
    const size = u32(at + 20)
    const nameLength = u16(at + 28)
    if ((flags & ~UTF8_FLAG) !== 0) throw new ZipError('an encrypted or streamed entry')
    if (method !== 0 && method !== 8) throw new ZipError(`compression ${method}`)
    if (u16(at + 30) !== 0 || u16(at + 32) !== 0) throw new ZipError('an entry with extra fields')
    const local = u32(at + 42)
    if (local !== next) throw new ZipError('entries that overlap, hide something or are unsorted')
    const name = bytes.subarray(at + DIRECTORY_LENGTH, at + DIRECTORY_LENGTH + nameLength)
    const localName = bytes.subarray(local + LOCAL_LENGTH, local + LOCAL_LENGTH + nameLength)
    const isSame =
      u32(local) === LOCAL &&
      // Flags, method, time, digest, both sizes, and the length of the name.
      view.byteLength >= local + LOCAL_LENGTH &&
      Buffer.compare(bytes.subarray(local + 6, local + 28), bytes.subarray(at + 8, at + 30)) ===
        0 &&
      u16(local + 28) === 0 &&
      Buffer.compare(name, localName) === 0
    if (!isSame) throw new ZipError('an entry that its directory tells otherwise')
    const data = local + LOCAL_LENGTH + nameLength
    next = data + size
    if (next > start) throw new ZipError('an entry that runs into the directory')
    const type = (u32(at + 38) >>> 16) & FILE_TYPE
    entries.push({
      path: utf8.decode(name),
      bytes: u32(at + 24),
      isSpecial: type !== 0 && type !== PLAIN_FILE,
      packed: bytes.subarray(data, next),
      isDeflated: method === 8,
      crc32: u32(at + 16),
    })
    at += DIRECTORY_LENGTH + nameLength
  }
  if (next !== start || at !== end) throw new ZipError('a zip that hides something')
  return entries
}

/**
 * Unpacks an entry, and stops as soon as it exceeds its declared size.
 *
 * @returns null when it is damaged, or its size differs from the declared one
 */
export function unpack({ packed, bytes, isDeflated, crc32: wanted }: ZipEntry): Uint8Array | null {
  try {
    const content = isDeflated
      ? inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) })
      : packed
    if (content.length !== bytes || crc32(content) !== wanted) return null
    // A plain array, not Node's Buffer.
    return new Uint8Array(content.buffer, content.byteOffset, content.length)
  } catch {
    return null
  }
}
