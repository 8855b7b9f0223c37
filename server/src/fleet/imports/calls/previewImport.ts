import {
  IMPORT_PREVIEW_ROWS,
  type ImportMap,
  type ImportPreview,
  type ImportPreviewColumn,
  type ImportPreviewRow,
} from '@airshed/schemas'
import { parameterById } from '@airshed/profiles'
import { MINUTE_MS, standardOffsetMs } from '@airshed/domain'
import { DateTime, FixedOffsetZone } from 'luxon'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { readCsv } from '../csvRecords.ts'
import { createExportEnding } from '../exportEnding.ts'
import type { ImportColumn } from '../importColumns.ts'
import { preambleLines, readHeader } from '../importFile.ts'
import { payloadOf } from '../importPayload.ts'
import { skipPreamble } from '../preamble.ts'
import type { ImportRow } from '../importRow.ts'
import { createRowReader } from '../readRow.ts'
import { isRefusal } from '../refusal.ts'
import { readStart } from '../startTime.ts'
import { createUnsetClocks } from '../unsetClocks.ts'
import { utf8Copy } from '../utf8Copy.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import { createImportedNodes, listedDevices } from './importedNodes.ts'
import { localFile } from './localFile.ts'
import { completedMap } from './readMap.ts'

/** How much of a file is read for its first rows. */
const BEGINNING_BYTES = 1024 * 1024

interface PreviewedFile {
  organizationId: string
  fileId: string | null
  /** Size of the file. */
  bytes: number
}

/**
 * The first rows of a file as a map reads them, and as they would be stored.
 *
 * @throws ApiError as storing does
 */
export async function previewImport(
  context: ServerContext,
  { organizationId, fileId, bytes }: PreviewedFile,
  said: ImportMap,
): Promise<ImportPreview> {
  await using beginning = await localFile(context.files, fileId, BEGINNING_BYTES)
  const map = await completedMap(beginning.path, said)
  await using copy = await utf8Copy(beginning.path, map.encoding, beginning.folder)
  const isWhole = bytes <= BEGINNING_BYTES
  const { rows, columns, ignored } = await firstRows(copy.path, map, context.clock(), isWhole)
  const read = rows.flatMap(({ row }) => (row === null ? [] : [row]))
  const nodes = createImportedNodes(context.store.db, map.name ?? '')
  await nodes.meet(read)
  return {
    map,
    zone: map.time.zone ?? 'UTC',
    columns: columns.map((column) => columnView(column, map)),
    ignored_columns: [...ignored],
    devices: listedDevices(nodes.all.values(), IMPORT_PREVIEW_ROWS),
    rows: await Promise.all(rows.map((one) => rowView(context, organizationId, map, one))),
  }
}

interface ReadLine extends Pick<ImportPreviewRow, 'line' | 'refusals'> {
  /** null: it is refused. */
  row: ImportRow | null
}

async function firstRows(path: string, map: ImportMap, now: number, isWhole: boolean) {
  const delimiter = map.delimiter ?? ','
  const ending = createExportEnding(map)
  const preamble = await skipPreamble(path, preambleLines(map)).catch((error: unknown) => {
    throw isWhole ? error : apiError('IMPORT_HEADINGS_FAR')
  })
  const header = await readHeader(path, delimiter, preamble, ending.takes)
  const startMs = await readStart(path, preamble.offset, delimiter, map.time)
  const reader = createRowReader(map, header.cells, {
    lastMs: null,
    startMs,
    comments: header.comments,
  })
  const rows: ReadLine[] = []
  const rowsStart = { offset: header.endOffset, lines: header.line }
  const headings = header.cells
  const clocks = createUnsetClocks({ path, map, headings, start: rowsStart, startMs, now })
  let unitLines = map.unitLines ?? 0
  let lastLine = 0
  for await (const records of readCsv(path, delimiter, rowsStart)) {
    for (const { cells, line } of records) {
      lastLine = line
      if (unitLines > 0) {
        unitLines -= 1
        continue
      }
      if (ending.takes(cells)) continue
      const row = reader.read(cells, now)
      if (row === null) continue
      if (isRefusal(row)) rows.push({ line, row: null, refusals: [{ line, ...row }] })
      else {
        await clocks.flag(row)
        rows.push({ line, row, refusals: row.refused.map((refusal) => ({ line, ...refusal })) })
      }
      if (rows.length === IMPORT_PREVIEW_ROWS) return { ...reader, rows }
    }
  }
  // The last record of a beginning may be cut off.
  return { ...reader, rows: isWhole ? rows : rows.filter(({ line }) => line !== lastLine) }
}

/** In the zone of the file, with its offset, as ISO 8601. */
function localTime(
  ts: number,
  { zone = 'UTC', standardTime = false }: ImportMap['time'],
): string | null {
  const year = new Date(ts).getUTCFullYear()
  const shown = standardTime
    ? FixedOffsetZone.instance(standardOffsetMs(zone, year) / MINUTE_MS)
    : zone
  return DateTime.fromMillis(ts, { zone: shown }).toISO({ suppressMilliseconds: true })
}

function columnView(
  { heading, parameterId, unit, key }: ImportColumn,
  map: ImportMap,
): ImportPreviewColumn {
  const parameter = parameterId === null ? undefined : parameterById(parameterId)
  return {
    column: heading,
    parameter: parameterId,
    name: parameter?.name ?? key,
    unit,
    unit_column: map.columns[heading]?.unitColumn ?? map.long?.unit ?? null,
    stored_unit: parameter?.unit ?? unit ?? '',
  }
}

async function rowView(
  context: ServerContext,
  organizationId: string,
  map: ImportMap,
  { line, row, refusals }: ReadLine,
): Promise<ImportPreviewRow> {
  if (row === null)
    return { line, time: null, local_time: null, serial: null, values: [], refusals }
  const { ts, serial, cells } = row
  const foreseen = await ingestOf(context).foresee(
    payloadOf([row], map),
    { organizationId },
    context.clock(),
  )
  return {
    line,
    time: ts,
    local_time: localTime(ts, map.time),
    serial,
    // A row has one value for each data point, so the readings are in the order of its cells.
    values: foreseen.readings.map(({ series, value, flags, state, stored, storedFlags }, at) => ({
      column: cells[at]?.column.heading ?? series.name,
      data_point: series.dataPointId,
      value,
      unit: series.unit,
      flags,
      state,
      stored,
      stored_flags: storedFlags,
    })),
    refusals,
  }
}
