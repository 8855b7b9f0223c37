import {
  CELSIUS,
  correctionAt,
  csvComment,
  csvLineField,
  FAHRENHEIT,
  fahrenheitOf,
  formulaText,
} from '@airshed/domain'
import {
  CORRECTED_COLUMNS,
  intervalComment,
  READINGS_COLUMNS,
  READINGS_TITLE,
  readingsEnd,
} from '@airshed/domain/tabular'
import {
  HIDING_REASONS,
  hidesValue,
  MEASUREMENT_FLAGS,
  type MeasurementExport,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { FileAnswer } from '../../access/calls/fileAnswer.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { isTimezone } from '../ingest/rules/location.ts'
import { SharedRoom } from '../../storage/limits/sharedRoom.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import type { MeasurementStore, RawReading } from '../../storage/store/measurementStore.ts'
import { dataPointView } from '../dataPoints/dataPointView.ts'
import { readableDataPointIds } from '../dataPoints/queries.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { readingLines, valueCell, zonedIso } from './rawCsv.ts'

/** Readings per query, and per piece of the file. */
const PAGE_READINGS = 4_000
/** Files that are sent at once, of all callers and of one. Each holds one page in memory. */
const OPEN_MAX = 60
const OPEN_OF_CALLER_MAX = 3
const RETRY_AFTER_S = '30'

const openFiles = () => new SharedRoom(OPEN_MAX, OPEN_OF_CALLER_MAX)

/**
 * Every reading of the data points on nodes that meet the condition, as CSV; the others are absent. The file is
 * streamed while it is read, one page at a time, and each page waits its turn.
 *
 * @param callerId the caller, whose pages are serialized
 * @param filename of the file, with or without `.csv`; default by the day that it starts on
 * @throws ApiError 400 if the range ends before it starts or the zone is invalid, 429 if too many files of this
 *   caller, or of all callers, are in progress
 */
export async function exportReadings(
  context: ServerContext,
  visible: Condition,
  search: MeasurementExport,
  callerId: string,
  filename?: string,
): Promise<FileAnswer> {
  const { from, to, timezone = 'UTC', temp_units: temperatures = 'C' } = search
  if (from > to) throw invalidField('/to', `a time at or after from (${from})`, to)
  if (!isTimezone(timezone)) throw invalidField('/timezone', 'an IANA time zone', timezone)
  const asked = [...new Set(search.data_point_id)]
  const ids = await readableDataPointIds(context.store.db, visible, asked)
  const series = (await seriesOf(context, ids)).map((one) => inUnits(one, temperatures))
  const iso = zonedIso(timezone)
  const preamble = preambleOf({
    from,
    to,
    timezone,
    iso,
    asked: asked.length,
    series,
    now: context.clock(),
  })
  const dataPoints = series.map(({ key }) => key)
  const readings = await context.store.measurements.countAbout({ dataPoints, from, to }, callerId)
  const open = context.memory.of(openFiles)
  if (!open.take(callerId, 1)) {
    const headers = { 'retry-after': RETRY_AFTER_S }
    throw apiError('TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_S }, undefined, headers)
  }
  return new FileAnswer({
    name: `${filename?.replace(/\.csv$/i, '') ?? `airshed-readings-${iso(from).slice(0, 10)}`}.csv`,
    linesAbout: readings + preamble.split('\n').length,
    pieces: readingPieces({ context, callerId, preamble, series, from, to, iso }),
    onEnd: () => open.giveBack(callerId, 1),
  })
}

type Kept = Awaited<ReturnType<typeof seriesOf>>[number]

type CorrectedSeries = NonNullable<Kept['corrected']>

/** A series as it is written. */
export interface Series extends Kept {
  /** From the stored value. */
  convert: (value: number) => number
}

/** A series with its temperatures in °C or °F. */
export function inUnits(series: Kept, temperatures: 'C' | 'F'): Series {
  return series.unit === CELSIUS && temperatures === 'F'
    ? { ...series, unit: FAHRENHEIT, convert: fahrenheitOf }
    : { ...series, convert: (value) => value }
}

/** Data points as a file names them, in the same order in every store. */
export async function seriesOf({ store }: ServerContext, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await store.db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .leftJoin('data_points as series', (join) =>
      join
        .onRef('series.corrects', '=', 'data_points.key')
        .on('series.is_in_force', '=', sql.lit(true)),
    )
    .selectAll('data_points')
    .select(['series.key as corrected_key', 'series.correction as corrected_by'])
    .select(['nodes.name as node_name', 'nodes.serial', 'nodes.interval_ms'])
    .where(sql<boolean>`data_points.id = any(${[...ids]}::text[])`)
    // The same order in every store, whatever its collation, and in whatever order they were created.
    .orderBy(sql`nodes.id collate "C"`)
    .orderBy(sql`data_points.id collate "C"`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    path: row.path,
    serial: row.serial,
    device: row.node_name === '' ? row.serial : row.node_name,
    parameter: dataPointView(row).presentName,
    unit: row.unit,
    storedUnit: row.unit,
    corrected:
      row.corrected_key === null || row.corrected_by === null
        ? null
        : { key: row.corrected_key, corrections: row.corrected_by.corrections },
    intervalMs: Math.max(row.interval_ms, row.step_ms ?? 0),
  }))
}

interface PreambleOptions {
  from: number
  to: number
  timezone: string
  iso: (ts: number) => string
  /** Number of requested data points. */
  asked: number
  series: readonly Series[]
  now: number
}

/** The lines of comment and the headings of a file. */
export function preambleOf({
  from,
  to,
  timezone,
  iso,
  asked,
  series,
  now,
}: PreambleOptions): string {
  const missing = asked - series.length
  const hiding = HIDING_REASONS.map((name) => `${name} (${MEASUREMENT_FLAGS[name]})`).join(', ')
  const lines = [
    READINGS_TITLE,
    `From ${iso(from)} to before ${iso(to)}, exported at ${iso(now)}`,
    `Times: ISO 8601 in the time zone ${timezone}; by data point, oldest first`,
    'Averaging: none, nothing is reduced',
    `Flags: ${hiding} hide a value: it is in hidden_value, and part of no statistic. futureTime (2), receivedTime (4): the time is that of arrival. unsetClock (32): the clock of the device was not set. belowLimit (128): below the detection limit that follows <`,
    ...series.map(({ id, device, parameter, unit, intervalMs }) =>
      intervalComment(id, `${device}, ${parameter}, ${unit === '' ? 'no unit' : unit}`, intervalMs),
    ),
    ...series.flatMap((one) => correctionLines(one, iso)),
    ...(missing === 0
      ? []
      : [`Left out: ${missing} data points that are unknown, or not yours to read`]),
  ]
  const hasCorrected = series.some(({ corrected }) => corrected !== null)
  const columns = [...READINGS_COLUMNS, ...(hasCorrected ? CORRECTED_COLUMNS : [])]
  return `\uFEFF${lines.map(csvComment).join('')}${columns.join(',')}\r\n`
}

interface PieceOptions {
  context: ServerContext
  callerId: string
  preamble: string
  series: readonly Series[]
  from: number
  to: number
  iso: (ts: number) => string
  /** Takes the readings of each page before its lines are made. Default: nobody. */
  onPage?: (series: Series, page: readonly RawReading[]) => Promise<void>
}

/** A file of readings, one piece for each page of the store: whatever is exported or archived is written here. */
export async function* readingPieces({
  context,
  callerId,
  preamble,
  series,
  from,
  to,
  iso,
  onPage,
}: PieceOptions): AsyncGenerator<string> {
  const { measurements } = context.store
  let count = 0
  yield preamble
  const hasCorrected = series.some(({ corrected }) => corrected !== null)
  for (const one of series) {
    const { id, key, device, parameter, unit, convert, corrected } = one
    const before = `,${[device, parameter, unit].map(csvLineField).join(',')},`
    const place = { before, behind: `,${csvLineField(id)}` }
    for (let next = from; next < to;) {
      const query = { dataPoint: key, from: next, to, count: PAGE_READINGS }
      const page = await measurements.readings(query, callerId)
      const last = page.at(-1)
      if (last === undefined) break
      count += page.length
      await onPage?.(one, page)
      const cells = hasCorrected
        ? {
            correctedCells: await correctedCells(page, corrected, {
              measurements,
              callerId,
              convert,
            }),
          }
        : {}
      yield readingLines(page, iso, { ...place, convert, ...cells })
      if (page.length < PAGE_READINGS) break
      next = last[0] + 1
    }
  }
  yield csvComment(readingsEnd(count))
}

/** Writes the corrected value of a reading, and the version of the correction that gave it; empty cells without one. */
async function correctedCells(
  page: readonly RawReading[],
  corrected: CorrectedSeries | null,
  {
    measurements,
    callerId,
    convert,
  }: {
    measurements: MeasurementStore
    callerId: string
    convert: (value: number) => number
  },
): Promise<(ts: number) => string> {
  const [first] = page
  const last = page.at(-1)
  if (corrected === null || first === undefined || last === undefined) return () => ',,'
  const span = { from: first[0], to: last[0] + 1, count: PAGE_READINGS }
  const values = await measurements.readings({ dataPoint: corrected.key, ...span }, callerId)
  const byTime = new Map(values.map((reading) => [reading[0], reading]))
  return (ts) => {
    const [, value = null, flags = 0] = byTime.get(ts) ?? []
    if (value === null || hidesValue(flags)) return ',,'
    const version = correctionAt(corrected.corrections, ts)?.version
    return `,${valueCell(value, flags, convert)},${version ?? ''}`
  }
}

const toText = (to: number | null, iso: (ts: number) => string): string =>
  to === null ? 'on' : `to before ${iso(to)}`

/** A line of comment for each correction of a data point. */
const correctionLines = (
  { id, corrected, storedUnit }: Series,
  iso: (ts: number) => string,
): readonly string[] =>
  (corrected?.corrections ?? []).map(
    ({ version, from, to, formula }) =>
      `Correction ${version} of ${id}, from ${iso(from)} ${toText(to, iso)}: ${formulaText(formula)}${storedUnit === '' ? '' : `, x in ${storedUnit}`}`,
  )
