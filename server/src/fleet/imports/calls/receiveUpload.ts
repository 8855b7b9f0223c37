import { Readable } from 'node:stream'
import { IMPORT_BYTES_MAX } from '@airshed/schemas'
import { apiError } from '../../../base/errors.ts'
import type { Files, ReceivedBytes } from '../../../storage/files/files.ts'

/** How files begin that hold no text, although they may hold a table. */
const KINDS: readonly { content: string; bytes: readonly number[] }[] = [
  { content: 'workbook', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { content: 'old_workbook', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { content: 'compressed', bytes: [0x1f, 0x8b] },
  { content: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46] },
]
const HEAD_BYTES = 4

/**
 * Stores the bytes of an upload as they arrive.
 *
 * @throws ApiError TOO_LARGE, IMPORT_NOT_TEXT, IMPORT_FILE_EMPTY, and as {@link Files.receive}
 */
export async function receiveUpload(files: Files, body: unknown): Promise<ReceivedBytes> {
  // Without a body, or with an empty one, there is no stream.
  const source = body instanceof Readable ? body : Readable.from([])
  // Nothing runs before its reader does, which gets the errors.
  const text = Readable.from(requireText(source), { objectMode: false })
  const received = await files.receive(text, { limitBytes: IMPORT_BYTES_MAX })
  if (received.bytes > 0) return received
  throw apiError('IMPORT_FILE_EMPTY')
}

async function* requireText(source: Readable): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      const kind = KINDS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
      if (kind !== undefined) throw apiError('IMPORT_NOT_TEXT', { content: kind.content })
    }
    yield chunk
  }
}
