import {
  COMBINATIONS,
  formatValue,
  periodWords,
  timeFormat,
  type Frame,
  type HeatGridWords,
  type PluginIntl,
} from '@airshed/kit'
import type { CellLook } from './cellColors.ts'
import type { HeatmapDevice, HeatmapModel } from './heatmapModel.ts'

const NO_COLOR = 'transparent'

/** What the value of a cell is: "30 min mean", "1 h total", or as measured. */
export function statisticWords(
  kind: Frame['kind'],
  periodMs: number,
  count: number,
  intl: PluginIntl,
): string {
  if (count === 1) return intl.formatMessage({ id: 'cell.measured' })
  const id = `cell.${COMBINATIONS[kind]}`
  return intl.formatMessage({ id }, { period: periodWords(wholeMinutes(periodMs), intl.locale) })
}

/** The bins at the ends of a window end when they end. */
const wholeMinutes = (periodMs: number): number =>
  Math.max(1, Math.round(periodMs / 60_000)) * 60_000

/** The value of a cell with its unit; null where it has none. */
export function valueWords(value: number | null, frame: Frame, intl: PluginIntl): string | null {
  if (value === null) return null
  const { unit, precision, kind } = frame
  const decimals = kind === 'boolean' ? 2 : precision
  return `${formatValue(value, intl.locale, decimals)} ${unit}`.trim()
}

/** All that there is to say about a cell: device, time, value, grade, and what it rests on. */
export function cellWords(
  { edges }: Pick<HeatmapModel, 'edges'>,
  device: HeatmapDevice,
  bin: number,
  look: CellLook | null,
  intl: PluginIntl,
): HeatGridWords {
  const { frame, name } = device
  const cell = device.cells[bin]
  const [from, to] = [edges[bin] ?? 0, edges[bin + 1] ?? 0]
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const end = format.isSameDay(from, to) ? format.time(to) : format.dateTime(to)
  const time = `${format.dateTime(from)} – ${end}`
  const rows = [row(intl.formatMessage({ id: 'cell.time' }), time)]
  if (cell === undefined || frame === null || cell.count === 0) {
    rows.push(row(intl.formatMessage({ id: 'cell.none' }), ''))
  } else {
    const value = valueWords(cell.value, frame, intl)
    const statistic = statisticWords(frame.kind, to - from, cell.count, intl)
    rows.push(
      value === null
        ? row(intl.formatMessage({ id: 'cell.few' }), '')
        : { name: statistic, color: look?.color ?? NO_COLOR, value },
    )
    const word = look?.word ?? null
    if (word !== null && frame.kind === 'direction') rows.push(row('', word))
    else if (word !== null) rows.push(row(intl.formatMessage({ id: 'cell.grade' }), word))
    if (cell.coverage !== null && cell.coverage < 1) {
      const share = intl.formatNumber(cell.coverage, { style: 'percent', maximumFractionDigits: 0 })
      rows.push(row(intl.formatMessage({ id: 'cell.coverage' }), share))
    }
  }
  const details = rows
    .slice(1)
    .map((one) => `${one.name} ${one.value}`.trim())
    .join(', ')
  return {
    title: name,
    rows,
    sentence: intl.formatMessage({ id: 'cell.sentence' }, { device: name, time, details }),
  }
}

const row = (name: string, value: string) => ({ name, color: NO_COLOR, value })
