import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { seededRandom } from '../../testing/random.ts'

/** Bytes that are the same in every run. */
export function bytesOf(seed: number, count: number): Buffer {
  const random = seededRandom(seed)
  return Buffer.from(Uint8Array.from({ length: count }, () => Math.floor(random() * 256)))
}

/** A stream in pieces, as a request is. */
export function streamOf(bytes: Buffer | string, pieceBytes = 16_384): Readable {
  const all = Buffer.from(bytes)
  const count = Math.ceil(all.length / pieceBytes)
  return Readable.from(
    Array.from({ length: count }, (_, at) => all.subarray(at * pieceBytes, (at + 1) * pieceBytes)),
  )
}

/** Reads a stream to its end. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export const sha256Of = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')
