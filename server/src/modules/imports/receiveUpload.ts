import { Readable } from 'node:stream'
import { IMPORT_BYTES_MAX } from '@airshed/schemas'
import { apiError } from '../../errors.ts'
import type { Files, ReceivedBytes } from '../../files/files.ts'

/** How files begin that hold no text, although they may hold a table. */
const KINDS: readonly { name: string; bytes: readonly number[] }[] = [
  { name: 'a workbook or an archive', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'an old workbook', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { name: 'a compressed file', bytes: [0x1f, 0x8b] },
  { name: 'a PDF', bytes: [0x25, 0x50, 0x44, 0x46] },
]
const HEAD_BYTES = 4

/**
 * Stores the bytes of an upload as they arrive.
 *
 * @throws ApiError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for what is evidently no text, IMPORT_UNREADABLE for an empty file,
 *   and as {@link Files.receive}
 */
export async function receiveUpload(files: Files, body: unknown): Promise<ReceivedBytes> {
  // Without a body, or with an empty one, there is no stream.
  const source = body instanceof Readable ? body : Readable.from([])
  // Nothing runs before its reader does, which gets the errors.
  const text = Readable.from(requireText(source), { objectMode: false })
  const received = await files.receive(text, { limitBytes: IMPORT_BYTES_MAX })
  if (received.bytes > 0) return received
  throw apiError('IMPORT_UNREADABLE', { reason: 'It is empty: expected a table of readings' })
}

async function* requireText(source: Readable): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      const kind = KINDS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
      if (kind !== undefined) throw notText(kind.name)
    }
    yield chunk
  }
}

const notText = (type: string) =>
  apiError('UNSUPPORTED_MEDIA_TYPE', {
    type,
    wanted: 'a text file with a table, such as CSV. Spreadsheets can save a sheet as CSV',
  })
