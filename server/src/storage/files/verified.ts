import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/**
 * Passes bytes through and compares their digest with the expected one. The last chunk is held back until
 * the digest is known, so that no reader mistakes damaged bytes for a complete file.
 *
 * @param sha256 hexadecimal
 * @param damaged creates the error that ends the stream
 */
export function verified(sha256: string, damaged: (found: string) => Error): Transform {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      const ready = held
      held = chunk
      done(null, ready)
    },
    flush(done) {
      const found = hash.digest('hex')
      if (found === sha256) done(null, held)
      else done(damaged(found))
    },
  })
}
