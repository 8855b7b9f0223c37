import { mayBeUnset } from '@airshed/domain'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { countLines, readCsv, type CsvRecord, type CsvStart } from './csvRecords.ts'
import { apiError } from '../../base/errors.ts'
import { ImportError } from './importError.ts'
import type { ListedConflict } from '../ingest/conflicts.ts'
import { IMPORT_LISTED_MAX, type ImportMap, type ImportRefusal } from '@airshed/schemas'
import { skipPreamble } from './preamble.ts'
import { createExportEnding } from './exportEnding.ts'
import { readStart } from './startTime.ts'
import { utf8Copy } from './utf8Copy.ts'
import type { ImportRow } from './importRow.ts'
import { createRowReader } from './readRow.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { createUnsetClocks } from './unsetClocks.ts'
import { NO_PROGRESS, type ImportProgress, type ImportSink, type ImportTally } from './sink.ts'

/** Readings per write. */
const BATCH_READINGS = 5000
const BATCH_ROWS_MAX = 5000
/** Rows after which progress is saved even if none of them has a reading. */
const UNSAVED_ROWS_MAX = 50_000
/** A file with more is no table of readings; each of its columns would be compared with all others. */
const COLUMNS_MAX = 2000
/** An export has one for each of at most 500 data points, and a few more. */
const COMMENTS_MAX = 1000
const FINGERPRINT_BYTES = 64 * 1024

/** Result of an import over all its runs; refusals and readings are those of this run. */
export interface ImportReport {
  rowsRead: number
  rowsStored: number
  rowsRefused: number
  /** Rows in which every cell is missing, of this run. */
  rowsEmpty: number
  /** Rows that the map leaves out, of this run. */
  rowsLeftOut: number
  /** Those of them whose data points this server computes itself, of this run. */
  rowsComputed: number
  /** Rows with the time of a clock that was not set, of this run: their readings are not shown. */
  rowsOfUnknownTime: number
  /** Cells of other rows that were skipped, in this run. */
  cellsRefused: number
  accepted: number
  duplicates: number
  /** Readings for times that have another value, which was kept. */
  conflicts: number
  /** Readings that replaced another value. */
  revised: number
  /** Conflicts of this run, the first 20. */
  conflicting: ListedConflict[]
  /** Refused rows and cells of this run, the first 20. */
  refusals: ImportRefusal[]
  ignoredColumns: readonly string[]
  /** Rows of earlier runs; 0: this is the first run. */
  resumedAfterRows: number
}

interface ImportOptions {
  file: string
  map: ImportMap
  sink: ImportSink
  /** Where a copy in UTF-8 is kept while it is read. Default: the system's folder for temporary files */
  folder?: string
  /** ms UTC; rows from the future are refused. */
  now: number
  /** Called after each write. */
  onProgress?(progress: { bytes: number; totalBytes: number; rows: number }): void
}

/**
 * Imports a CSV file of any size. Progress is saved after each write, so that an interrupted import resumes
 * where it stopped; what is already stored is not stored twice. A finished import that revises starts over, as
 * a revised file may differ from the earlier one anywhere.
 *
 * @throws ImportError if the file cannot be read, ApiError if it is refused as a whole
 */
export async function importFile(options: ImportOptions): Promise<ImportReport> {
  await using copy = await utf8Copy(options.file, options.map.encoding, options.folder)
  const { map, sink, now, onProgress } = options
  const file = copy.path
  const delimiter = map.delimiter ?? ','
  const { importId, totalBytes } = await fingerprint(file, map, sink)
  const saved = await sink.readProgress(importId)
  const before = sink.revises && saved.isFinished ? NO_PROGRESS : saved
  const preamble = await skipPreamble(file, preambleLines(map))
  const ending = createExportEnding(map)
  const header = await readHeader(file, delimiter, preamble, ending.takes)
  const startMs = await readStart(file, preamble.offset, delimiter, map.time)
  const { comments } = header
  const reader = createRowReader(map, header.cells, { lastMs: before.lastMs, startMs, comments })
  const rowsStart = { offset: header.endOffset, lines: header.line }
  const headings = header.cells
  const clocks = createUnsetClocks({ path: file, map, headings, start: rowsStart, startMs, now })
  let unitLines = before.rowsRead === 0 ? (map.unitLines ?? 0) : 0
  const offset = Math.max(before.offset, header.endOffset)
  const progress: ImportProgress = { ...before, offset, isFinished: false }
  const report: ImportReport = {
    rowsRead: 0,
    rowsStored: 0,
    rowsRefused: 0,
    rowsEmpty: 0,
    rowsLeftOut: 0,
    rowsOfUnknownTime: 0,
    rowsComputed: 0,
    cellsRefused: 0,
    accepted: 0,
    duplicates: 0,
    conflicts: 0,
    revised: 0,
    conflicting: [],
    refusals: [],
    ignoredColumns: reader.ignored,
    resumedAfterRows: before.rowsRead,
  }

  let rows: ImportRow[] = []
  let readings = 0
  let unsaved = 0
  const commit = async (
    batch: readonly ImportRow[],
    reached: ImportProgress,
    tally: ImportTally,
  ) => {
    if (batch.length > 0) {
      const stored = await sink.write(batch, reader.columns, map)
      report.accepted += stored.accepted
      report.duplicates += stored.duplicates
      report.conflicts += stored.conflicts
      report.revised += stored.revised
      report.conflicting.push(
        ...stored.conflicting.slice(0, IMPORT_LISTED_MAX - report.conflicting.length),
      )
      progress.rowsStored += batch.length
    }
    const saved = { ...reached, rowsStored: progress.rowsStored }
    await sink.saveProgress(importId, options.file, saved, tally)
    onProgress?.({ bytes: reached.offset, totalBytes, rows: reached.rowsRead })
  }
  // The next rows are read while the last are written; progress never gets ahead of the data.
  let underWay = Promise.resolve()
  const flush = async () => {
    await underWay
    const { rowsEmpty, rowsLeftOut, rowsComputed, cellsRefused, ignoredColumns } = report
    const refusals = [...report.refusals]
    const tally = { rowsEmpty, rowsLeftOut, rowsComputed, cellsRefused, refusals, ignoredColumns }
    underWay = commit(rows, { ...progress }, tally)
    underWay.catch(() => {})
    rows = []
    readings = 0
    unsaved = 0
  }

  const refuse = (line: number, refusal: Refusal) => {
    if (report.refusals.length < IMPORT_LISTED_MAX) report.refusals.push({ line, ...refusal })
  }
  const start = { offset, lines: await countLines(file, offset) }
  let lastLine = Math.max(1, start.lines)
  for await (const records of readCsv(file, delimiter, start)) {
    for (const record of records) {
      if (unitLines > 0) {
        unitLines -= 1
        continue
      }
      lastLine = record.line
      if (ending.takes(record.cells)) continue
      unsaved += 1
      if (unsaved > UNSAVED_ROWS_MAX) await flush()
      progress.rowsRead += 1
      progress.offset = record.endOffset
      const row = reader.read(record.cells, now)
      progress.lastMs = reader.lastMs
      if (row === null) {
        report.rowsLeftOut += 1
        report.rowsComputed = reader.rowsComputed
        continue
      }
      const isRefused = isRefusal(row)
      for (const refusal of isRefused ? [row] : row.refused) refuse(record.line, refusal)
      if (isRefused) {
        progress.rowsRefused += 1
        continue
      }
      if (mayBeUnset(row.ts) && (await clocks.flag(row))) report.rowsOfUnknownTime += 1
      report.cellsRefused += row.refused.length
      if (row.cells.length === 0) report.rowsEmpty += 1
      else {
        rows.push(row)
        readings += row.cells.length
      }
      if (readings >= BATCH_READINGS || rows.length >= BATCH_ROWS_MAX) await flush()
    }
  }
  const missing = ending.missing(progress.rowsRead)
  if (missing !== null && !before.isFinished) {
    refuse(lastLine, missing)
    progress.rowsRefused += 1
  }
  progress.isFinished = true
  await flush()
  await underWay
  const { rowsRead, rowsStored, rowsRefused } = progress
  return { ...report, rowsRead, rowsStored, rowsRefused }
}

/** The same file with the same map and the same target has the same id, even after it has grown. */
async function fingerprint(
  file: string,
  map: ImportMap,
  { target, revises }: ImportSink,
): Promise<{ importId: string; totalBytes: number }> {
  try {
    await using handle = await open(file)
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(Math.min(size, FINGERPRINT_BYTES)),
      0,
    )
    const importId = createHash('sha256')
      .update(JSON.stringify(map))
      .update(revises ? `${target} revised` : target)
      .update(buffer.subarray(0, bytesRead))
      .digest('hex')
    return { importId, totalBytes: size }
  } catch (error) {
    throw new ImportError(`The file ${file} cannot be read: ${(error as Error).message}`)
  }
}

/** Lines that are skipped before the headings. Those of an export are comments, which are read. */
export const preambleLines = ({ skipLines = 0, dataPoints }: ImportMap): number =>
  dataPoints === undefined ? skipLines : 0

/** The line of the headings. */
export interface Header extends CsvRecord {
  /** Lines of comment above it. */
  comments: readonly string[]
}

/**
 * The line of the headings.
 *
 * @param isComment whether a record above it is a comment. Default: none is
 */
export async function readHeader(
  file: string,
  delimiter: string,
  start: CsvStart,
  isComment: (cells: readonly string[]) => boolean = () => false,
): Promise<Header> {
  const comments: string[] = []
  for await (const records of readCsv(file, delimiter, start)) {
    for (const header of records) {
      if (isComment(header.cells)) {
        if (comments.length < COMMENTS_MAX) comments.push(header.cells[0] ?? '')
        continue
      }
      if (header.cells.length <= COLUMNS_MAX) {
        return { ...header, cells: header.cells.map((cell) => cell.trim()), comments }
      }
      const columns = String(header.cells.length)
      throw apiError('IMPORT_COLUMNS_MAX', { columns, limit: String(COLUMNS_MAX) })
    }
  }
  if (start.lines === 0) throw apiError('IMPORT_FILE_EMPTY')
  const line = String(start.lines + 1)
  throw apiError('IMPORT_HEADINGS_MISSING', { skipped: String(start.lines), line })
}
