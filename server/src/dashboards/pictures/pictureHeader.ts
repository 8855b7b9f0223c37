import type { PictureType } from '@airshed/schemas'

/** What the first bytes of a picture say about it. */
interface PictureHeader {
  type: PictureType
  /** Pixels that decoding allocates memory for. */
  width: number
  height: number
}

/**
 * Reads the format and the size of a picture from its bytes, before anything is decoded.
 *
 * @returns null if they are not those of a JPEG, PNG or GIF
 */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  const read = READERS.find(({ magic }) => magic.equals(bytes.subarray(0, magic.length)))
  if (read === undefined) return null
  try {
    const size = read.size(bytes)
    if (size === null || size.width === 0 || size.height === 0) return null
    return { type: read.type, ...size }
  } catch (error) {
    // The bytes end before their announced length.
    if (error instanceof RangeError) return null
    throw error
  }
}

type Size = Pick<PictureHeader, 'width' | 'height'>

interface Reader {
  magic: Buffer
  type: PictureType
  /** @throws RangeError if the bytes end too early */
  size: (bytes: Buffer) => Size | null
}

const READERS: readonly Reader[] = [
  { magic: Buffer.from('89504e470d0a1a0a', 'hex'), type: 'image/png', size: sizeOfPng },
  { magic: Buffer.from('ffd8ff', 'hex'), type: 'image/jpeg', size: sizeOfJpeg },
  { magic: Buffer.from('GIF87a'), type: 'image/gif', size: sizeOfGif },
  { magic: Buffer.from('GIF89a'), type: 'image/gif', size: sizeOfGif },
]

/** Its first chunk has the size. */
function sizeOfPng(bytes: Buffer): Size | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Whether a segment begins a frame; the other markers in this range hold tables. */
const isFrameStart = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const START_OF_SCAN = 0xda
/** A photo has at most about fourteen; each further scan makes the decoder process every pixel again. */
const SCANS_MAX = 32

function sizeOfJpeg(bytes: Buffer): Size | null {
  if (scansOf(bytes) > SCANS_MAX) return null
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    // Fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrameStart(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    if (marker === START_OF_SCAN) return null
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function scansOf(bytes: Buffer): number {
  const mark = Buffer.from([0xff, START_OF_SCAN])
  let scans = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 2)) scans += 1
  return scans
}

const EXTENSION = 0x21
const FRAME = 0x2c

/** The screen, or the first frame if that extends beyond it: decoders allocate memory for both. */
function sizeOfGif(bytes: Buffer): Size | null {
  const screen = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  const flags = bytes.readUInt8(10)
  let at = 13 + ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  while (bytes.readUInt8(at) === EXTENSION) {
    at += 2
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at))
      at += 1 + length
    at += 1
  }
  if (bytes.readUInt8(at) !== FRAME) return null
  return {
    width: Math.max(screen.width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)),
    height: Math.max(screen.height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)),
  }
}
