import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { apiError } from '../../../base/errors.ts'
import type { Files, StoredFile } from '../../../storage/files/files.ts'

/** A file of the file store, or its beginning, on the disk of this process until it is disposed of. */
interface LocalFile extends AsyncDisposable {
  path: string
  /** Where it is, for more files that go with it. */
  folder: string
}

/**
 * @param beginningBytes only that much of it. Default: all
 * @throws ApiError IMPORT_FILE_GONE
 */
export async function localFile(
  files: Files,
  fileId: string | null,
  beginningBytes?: number,
): Promise<LocalFile> {
  const stored = fileId === null ? undefined : await files.find(fileId)
  if (stored === undefined) throw apiError('IMPORT_FILE_GONE')
  const folder = await files.temporaryFolder()
  const path = join(folder.path, 'file.csv')
  const dispose = () => folder[Symbol.asyncDispose]()
  try {
    await pipeline(await openStored(files, stored, beginningBytes), createWriteStream(path))
  } catch (error) {
    await dispose()
    throw error
  }
  return { path, folder: folder.path, [Symbol.asyncDispose]: dispose }
}

async function openStored(files: Files, stored: StoredFile, limit: number | undefined) {
  if (stored.bytes === 0) return Readable.from([])
  if (limit === undefined || limit >= stored.bytes) return files.open(stored)
  return files.open(stored, { start: 0, end: limit - 1 })
}
