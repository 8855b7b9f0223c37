import { LINES_ABOUT_HEADER } from '@airshed/schemas/calls'

/** How much of a file has arrived. */
export interface FileProgress {
  bytes: number
  lines: number
  /** Approximate number of lines to expect; null: the server did not say. */
  linesAbout: number | null
}

/** Pieces are handed to the browser once they are this large: browsers keep large blobs on disk. */
const BLOB_BYTES = 8 * 1024 * 1024
const NEW_LINE = 10

/**
 * The body of a response as a file.
 *
 * @param onProgress called for each piece that arrives
 */
export async function readFile(
  response: Response,
  onProgress: ((progress: FileProgress) => void) | undefined,
): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob()
  const said = response.headers.get(LINES_ABOUT_HEADER) ?? ''
  const linesAbout = /^\d+$/.test(said) ? Number(said) : null
  const type = response.headers.get('content-type') ?? ''
  const blobs: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let handedOver = 0
  let lines = 0
  for await (const piece of piecesOf(response.body)) {
    pieces.push(piece)
    bytes += piece.length
    for (const byte of piece) if (byte === NEW_LINE) lines += 1
    if (bytes - handedOver >= BLOB_BYTES) {
      blobs.push(new Blob(pieces))
      pieces = []
      handedOver = bytes
    }
    onProgress({ bytes, lines, linesAbout })
  }
  return new Blob([...blobs, ...pieces], { type })
}

/** Streams are not iterable in every browser. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
