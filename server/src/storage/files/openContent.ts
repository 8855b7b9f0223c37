import { pipeline, type Readable } from 'node:stream'
import { apiError } from '../../base/errors.ts'
import type { StoredFile } from './files.ts'
import type { ByteRange, FileStorage } from './fileStorage.ts'
import { verified } from './verified.ts'

/**
 * The bytes of a content for one reader.
 *
 * @throws ApiError FILE_DAMAGED if they are missing or of another size
 */
export async function openContent(
  storage: FileStorage,
  contentId: string,
  file: StoredFile,
  range: ByteRange | undefined,
): Promise<Readable> {
  const damaged = (expected: string, found: string) =>
    apiError('FILE_DAMAGED', { id: file.id, expected, found })
  const stored = await storage.read(contentId, range)
  if (stored === undefined) throw damaged(`${file.bytes} bytes`, 'nothing')
  if (stored.bytes !== file.bytes) {
    stored.stream.destroy()
    throw damaged(`${file.bytes} bytes`, `${stored.bytes}`)
  }
  if (range !== undefined) return stored.stream
  const check = verified(file.sha256, (found) => damaged(`SHA-256 ${file.sha256}`, found))
  // A failure of the storage also ends the check, which passes the error to the reader.
  return pipeline(stored.stream, check, () => {})
}
