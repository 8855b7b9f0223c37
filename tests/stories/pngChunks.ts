import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Bytes of a chunk's length, type and checksum. */
const AROUND_BYTES = 12

/** A chunk of a PNG file: its type, such as `IDAT`, and its content. */
export interface PngChunk {
  type: string
  data: Buffer
}

/** The chunks of a PNG file, in order. */
export function readChunks(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = []
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) })
    at += length + AROUND_BYTES
  }
  return chunks
}

/** A PNG file of these chunks. */
export function writeChunks(chunks: readonly PngChunk[]): Buffer {
  const parts = chunks.map(({ type, data }) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const written = Buffer.alloc(data.length + AROUND_BYTES)
    written.writeUInt32BE(data.length, 0)
    named.copy(written, 4)
    written.writeUInt32BE(crc32(named), data.length + 8)
    return written
  })
  return Buffer.concat([SIGNATURE, ...parts])
}
