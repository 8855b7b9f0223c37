import { deflateSync } from 'node:zlib'
import { writeChunks } from './pngChunks.ts'
import type { Picture } from './readPng.ts'

/** A PNG of 8 bits per channel in RGB, without filters. */
export function writePng({ width, height, rgb }: Picture): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1)
  }
  return writeChunks([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(rows) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ])
}
