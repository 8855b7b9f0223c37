import { createReadStream } from 'node:fs'
import type { CsvStart } from './csvRecords.ts'
import { apiError } from '../../base/errors.ts'
import { ImportError } from './importError.ts'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/**
 * Where the CSV table begins after its preamble, whose lines may contain anything, such as quotes that are
 * never closed.
 *
 * @param lines number of lines of the preamble; they end like those of the table: CR LF, LF or CR
 * @throws ImportError if the file cannot be read, ApiError IMPORT_LINES_MISSING
 */
export async function skipPreamble(path: string, lines: number): Promise<CsvStart> {
  if (lines === 0) return { offset: 0, lines: 0 }
  let ended = 0
  let offset = 0
  let before = 0
  try {
    for await (const chunk of createReadStream(path)) {
      for (const byte of chunk as Buffer) {
        const isSecondOfPair = byte === LINE_FEED && before === CARRIAGE_RETURN
        if (ended === lines && !isSecondOfPair) return { offset, lines }
        if (byte === CARRIAGE_RETURN || (byte === LINE_FEED && !isSecondOfPair)) ended += 1
        before = byte
        offset += 1
      }
    }
  } catch (error) {
    throw new ImportError(`The file ${path} cannot be read: ${(error as Error).message}`)
  }
  if (ended === lines) return { offset, lines }
  throw apiError('IMPORT_LINES_MISSING', { lines: String(ended), skipped: String(lines) })
}
