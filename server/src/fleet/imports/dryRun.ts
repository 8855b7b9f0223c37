import { isDetectionLimit } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import { hidesValue, type ImportMap } from '@airshed/schemas'
import { converterFor, massOfGas } from '../ingest/rules/units.ts'
import type { CompletedMap } from './completeMap.ts'
import { importFile } from './importFile.ts'
import type { Cell, ImportRow } from './importRow.ts'
import { leftOutText, refusalLines, unknownTimeLines } from './report.ts'
import { NO_PROGRESS, type ImportSink } from './sink.ts'

const ROWS_SHOWN = 20

/**
 * Reads a whole file and stores nothing.
 *
 * @returns what was recognized, the first rows as they would be stored, and counts with reasons, as printable text
 * @throws ImportError as an import does
 */
export async function dryRun(
  file: string,
  map: ImportMap,
  { encoding, table, preset }: Omit<CompletedMap, 'map'>,
  now: number,
): Promise<string> {
  const shown: ImportRow[] = []
  const sink: ImportSink = {
    target: 'nowhere',
    revises: false,
    readProgress: async () => NO_PROGRESS,
    saveProgress: async () => {},
    async write(rows) {
      shown.push(...rows.slice(0, ROWS_SHOWN - shown.length))
      const accepted = rows.reduce((sum, { cells }) => sum + cells.length, 0)
      return { accepted, duplicates: 0, conflicts: 0, conflicting: [], revised: 0 }
    },
  }
  const report = await importFile({ file, map, sink, now })
  const { time } = map
  return [
    ...(preset === null ? [] : [`Recognized as ${preset.name.en} (${preset.id})`]),
    `Encoding ${encoding}, separator ${JSON.stringify(map.delimiter ?? ',')}, decimal sign ${map.decimal ?? '.'}, headings in line ${(map.skipLines ?? 0) + 1}`,
    `Times in ${[time.column, time.timeOfDay].filter((name) => name !== undefined).join(' and ')}, ${time.format ?? 'iso'}, zone ${time.zone ?? 'UTC'}`,
    ...(table === null && preset === null
      ? ['The table was not recognized: all of this is what the map says']
      : []),
    'First rows as they would be stored:',
    ...shown.map((row) => `  ${rowText(row)}`),
    `Rows: ${report.rowsRead} read, ${report.rowsStored} would be stored, ${report.rowsRefused} refused, ${report.rowsEmpty} without a reading, ${leftOutText(report) || '0 left out by the map'}`,
    `Readings: ${report.accepted}, cells refused: ${report.cellsRefused}. Nothing was stored`,
    ...(report.ignoredColumns.length > 0
      ? [`Columns that the map does not name: ${report.ignoredColumns.join(', ')}`]
      : []),
    ...unknownTimeLines(report),
    ...refusalLines(report),
  ].join('\n')
}

const rowText = ({ serial, ts, cells }: ImportRow) =>
  `${new Date(ts).toISOString()} ${serial}: ${cells.map(cellText).join(', ')}`

/** A reading in the unit in which it is kept; of a gas by mass also the air that it is assumed to refer to. */
function cellText({ column, value, unit, flags }: Cell): string {
  const hidden = hidesValue(flags) ? ' (not shown)' : ''
  const sign = isDetectionLimit(flags) ? '<' : ''
  const parameter = column.parameterId === null ? undefined : parameterById(column.parameterId)
  if (value === null) return `${column.key} no value${hidden}`
  const convert = parameter === undefined ? null : converterFor(parameter.id, unit)
  if (parameter === undefined || convert === null) {
    return `${column.key} ${sign}${value} ${unit ?? ''}`.trimEnd() + hidden
  }
  const kept = Number(convert(value).toPrecision(12))
  const mass = massOfGas(parameter.id, unit)
  const air = mass === null ? '' : ` (${mass.air.temperatureK} K, ${mass.air.pressureKPa} kPa)`
  return `${parameter.wireName} ${sign}${kept} ${parameter.unit}`.trimEnd() + air + hidden
}
