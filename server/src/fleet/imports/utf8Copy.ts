import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { recognizeEncoding } from '@airshed/domain/tabular'
import type { TextEncoding } from '@airshed/schemas'
import { ImportError } from './importError.ts'

/** Bytes by which the format of a file is recognized. */
export const SAMPLE_BYTES = 64 * 1024

/** A file in UTF-8, until it is disposed of. */
interface Utf8Copy extends AsyncDisposable {
  path: string
  encoding: TextEncoding
}

/**
 * The file itself if it is in UTF-8, otherwise a copy that is. A longer file has a longer copy that begins the same, so
 * positions in it stay valid.
 *
 * @param stated encoding of the file. Default: recognized
 * @param place folder of the copy. Default: that of the system for temporary files
 * @throws ImportError if the file cannot be read
 */
export async function utf8Copy(
  path: string,
  stated?: TextEncoding,
  place = tmpdir(),
): Promise<Utf8Copy> {
  const encoding = stated ?? recognizeEncoding(await firstBytes(path))
  if (encoding === 'utf-8') return { path, encoding, [Symbol.asyncDispose]: async () => {} }
  const folder = await mkdtemp(join(place, 'airshed-import-'))
  const copy = join(folder, 'file.csv')
  const dispose = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(createReadStream(path), decoded(encoding), createWriteStream(copy))
  } catch (error) {
    await dispose()
    throw new ImportError(`The file ${path} cannot be read: ${(error as Error).message}`)
  }
  return { path: copy, encoding, [Symbol.asyncDispose]: dispose }
}

const decoded = (encoding: TextEncoding) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    const decoder = new TextDecoder(encoding)
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }

/** The beginning of a file, by which its format is recognized. */
export async function firstBytes(path: string, length = SAMPLE_BYTES): Promise<Buffer> {
  try {
    await using handle = await open(path)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw new ImportError(`The file ${path} cannot be read: ${(error as Error).message}`)
  }
}
