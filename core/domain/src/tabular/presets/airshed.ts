import { IANAZone } from 'luxon'
import {
  isWidgetTable,
  READINGS_COLUMNS,
  READINGS_TITLE,
  type ReadingsColumn,
} from '../readingsFile.ts'
import { recognizeDecimal } from '../recognizeDecimal.ts'
import { splitLine } from '../splitLine.ts'
import type { FileHead } from './fileHead.ts'
import type { ImportPreset } from './preset.ts'

const DELIMITERS = [',', ';', '\t']

const hasColumns = (cells: readonly string[]) =>
  READINGS_COLUMNS.every((column) => cells.includes(column))

/** The line of the headings; null: it is not in the head, as the comments above it are longer. */
function tableIn({ lines }: FileHead) {
  for (const [at, line] of lines.entries()) {
    const delimiter = DELIMITERS.find((one) => hasColumns(splitLine(line, one)))
    if (delimiter === undefined) continue
    return { delimiter, skipLines: at, decimal: decimalOf(lines.slice(at), delimiter) }
  }
  return null
}

/** A spreadsheet that has saved the file with another separator may have changed the decimal sign as well. */
function decimalOf(table: readonly string[], delimiter: string): '.' | ',' {
  if (delimiter === ',') return '.'
  const [headings = [], ...rows] = table.map((line) => splitLine(line, delimiter))
  const places = VALUES.map((column) => headings.indexOf(column))
  return recognizeDecimal(rows.map((row) => places.map((at) => row[at] ?? ''))).decimal
}

const VALUES: readonly ReadingsColumn[] = ['value', 'hidden_value']

const hasTitle = ({ lines }: FileHead) =>
  lines[0] !== undefined && /^"?# /.test(lines[0]) && lines[0].includes(READINGS_TITLE)

/** The zone that the comments name; UTC if they name none. */
function zoneIn({ lines }: FileHead): string {
  const zones = lines.flatMap((line) => / in the time zone ([\w/+-]{1,64});/.exec(line)?.[1] ?? [])
  return zones.find((zone) => IANAZone.isValidZone(zone)) ?? 'UTC'
}

/**
 * All readings of data points, as this console and `search/measurements/export` save them: a row for each reading, which
 * names its data point and its flags. Lines of comment are left out, wherever they are.
 */
export const airshed: ImportPreset = {
  id: 'airshed',
  name: { en: 'Airshed, all readings', es: 'Airshed, todas las lecturas' },
  source: 'docs/dashboards.md, All readings',
  recognizes: (head) => hasTitle(head) || tableIn(head) !== null,
  asks: () => [],
  map: (head) => ({
    ...(tableIn(head) ?? { delimiter: ',', decimal: '.' as const }),
    device: { column: 'data_point_id' },
    time: { column: 'time', format: 'iso', zone: zoneIn(head) },
    columns: { value: { unitColumn: 'unit' } },
    dataPoints: {
      id: 'data_point_id',
      name: 'parameter',
      device: 'device',
      flags: 'flags',
      hidden: 'hidden_value',
    },
  }),
}

/** Whether a file is a table that the console has saved from a widget, which is no file of readings. */
export const isSavedWidget = ({ lines }: FileHead): boolean =>
  DELIMITERS.some((delimiter) => isWidgetTable(splitLine(lines[0] ?? '', delimiter)))
