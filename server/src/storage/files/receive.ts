import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { apiError } from '../../base/errors.ts'
import { uploadFailure } from './storageFailure.ts'

/** What is known about received bytes. */
export interface Measured {
  /** Hexadecimal. */
  sha256: string
  bytes: number
}

/**
 * Writes a stream to a new file, measuring it on the way, and waits until it is synced to disk.
 *
 * @throws ApiError TOO_LARGE as soon as there are more bytes than the limit, STORAGE_FULL, or
 *   BAD_REQUEST if the stream broke off. The caller removes what was written.
 */
export async function receive(
  source: Readable,
  path: string,
  limitBytes: number,
): Promise<Measured> {
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limitBytes) {
        done(apiError('TOO_LARGE', { limit: String(limitBytes) }))
        return
      }
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx', flush: true }))
  } catch (error) {
    throw uploadFailure(error)
  }
  return { sha256: hash.digest('hex'), bytes }
}
