import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { apiError } from '../../base/errors.ts'
import { ImportError } from './importError.ts'

/** A longer record means a quote that was never closed. */
const RECORD_BYTES_MAX = 1024 * 1024

/** One record of a file with its position. */
export interface CsvRecord {
  cells: readonly string[]
  /** Line on which it ends; the first line of the file is 1. */
  line: number
  /** Bytes of the file up to its end. */
  endOffset: number
}

export interface CsvStart {
  /** Bytes to skip; must be on a record boundary. */
  offset: number
  /** Lines in these bytes. */
  lines: number
}

/**
 * Reads a CSV file record by record, in chunks: memory does not grow with the file.
 *
 * @returns the records of one chunk at a time
 * @throws ImportError if the file cannot be read, ApiError with the line if its contents cannot
 */
export async function* readCsv(
  path: string,
  delimiter: string,
  start: CsvStart = { offset: 0, lines: 0 },
): AsyncGenerator<CsvRecord[]> {
  let records: CsvRecord[] = []
  const parser = parse({
    bom: start.offset === 0,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
    on_record: (cells: string[], { bytes, lines }) => {
      records.push({ cells, line: start.lines + lines, endOffset: start.offset + bytes })
      // Emits nothing: records are taken from the list after each chunk.
      return null
    },
  })
  parser.resume()
  // Failures arrive through the callbacks below; without a listener the event would end the process.
  parser.on('error', () => {})
  const feed = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => {
      parser.write(chunk, (error) => (error == null ? resolve() : reject(error)))
    })
  const finish = () =>
    new Promise<void>((resolve, reject) => {
      parser.once('error', reject)
      parser.end(() => resolve())
    })
  const take = () => {
    const taken = records
    records = []
    return taken
  }
  try {
    for await (const chunk of createReadStream(path, { start: start.offset })) {
      await feed(chunk as Buffer)
      if (records.length > 0) yield take()
    }
    await finish()
  } catch (error) {
    if (records.length > 0) yield take()
    throw readError(error, path, start.lines)
  }
  if (records.length > 0) yield take()
}

function readError(error: unknown, path: string, lines: number): Error {
  if (!(error instanceof CsvError)) {
    return new ImportError(`The file ${path} cannot be read: ${(error as Error).message}`)
  }
  const line = String(lines + Number(error['lines'] ?? 0))
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? apiError('IMPORT_RECORD_LONG', { line, limit: String(RECORD_BYTES_MAX) })
    : apiError('IMPORT_QUOTE_OPEN', { line })
}

/** Lines in the first bytes of a file. */
export async function countLines(path: string, bytes: number): Promise<number> {
  if (bytes === 0) return 0
  let lines = 0
  for await (const chunk of createReadStream(path, { end: bytes - 1 })) {
    for (const byte of chunk as Buffer) if (byte === 0x0a) lines += 1
  }
  return lines
}
