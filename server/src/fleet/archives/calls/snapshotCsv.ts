import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { FileAnswer } from '../../../access/calls/fileAnswer.ts'
import type { RowOf } from '../../../access/entities/index.ts'
import { apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import { SharedRoom } from '../../../storage/limits/sharedRoom.ts'

/** Files that are sent at once, of all callers and of one. */
const OPEN_MAX = 60
const OPEN_OF_CALLER_MAX = 3
const RETRY_AFTER_S = '30'

const openFiles = () => new SharedRoom(OPEN_MAX, OPEN_OF_CALLER_MAX)

/**
 * The CSV of one device, read from its place in the archive.
 *
 * @param serial default: the first device
 * @throws ApiError SNAPSHOT_NOT_READY, SNAPSHOT_NO_CSV, FILE_DAMAGED, 429 if too many files of this caller are in progress
 */
export async function snapshotCsv(
  context: ServerContext,
  row: RowOf<'snapshots'>,
  callerId: string,
  serial = row.serial,
): Promise<FileAnswer> {
  const { files } = context
  const file = row.file_id === null ? undefined : await files.find(row.file_id)
  if (file === undefined) throw apiError('SNAPSHOT_NOT_READY', { state: row.state })
  const csv = row.csv_files.find((one) => one.serial === serial)
  if (csv === undefined) throw apiError('SNAPSHOT_NO_CSV', { serial })
  const open = context.memory.of(openFiles)
  if (!open.take(callerId, 1)) {
    const headers = { 'retry-after': RETRY_AFTER_S }
    throw apiError('TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_S }, undefined, headers)
  }
  try {
    const { offset, compressedBytes } = csv
    const deflated = await files.open(file, { start: offset, end: offset + compressedBytes - 1 })
    return new FileAnswer({
      name: csv.path.slice(csv.path.lastIndexOf('/') + 1),
      linesAbout: csv.readings,
      pieces: inflated(deflated),
      onEnd() {
        deflated.destroy()
        open.giveBack(callerId, 1)
      },
    })
  } catch (error) {
    open.giveBack(callerId, 1)
    throw error
  }
}

async function* inflated(deflated: Readable): AsyncGenerator<string> {
  // A failure of the storage ends the inflation, which passes the error to the reader.
  const bytes = pipeline(deflated, createInflateRaw(), () => {})
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
