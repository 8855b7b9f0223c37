import {
  formatCoverage,
  COMBINATIONS,
  COMPLETENESS_THRESHOLD,
  formatValue,
  type Frame,
  type HeatGridWords,
  type PluginIntl,
} from '@airshed/kit'
import type { CellLook } from './cellColors.ts'
import type { HeatmapCell, HeatmapDevice, HeatmapModel } from './heatmapModel.ts'
import type { HeatmapStep } from './heatmapStep.ts'
import { lengthText, stepText } from './stepText.ts'

const NO_COLOR = 'transparent'

/** What the value of a cell is: "30 min mean", "1 day total". */
export function statisticText(kind: Frame['kind'], step: HeatmapStep, intl: PluginIntl): string {
  const id = `cell.${COMBINATIONS[kind]}`
  return intl.formatMessage({ id }, { period: lengthText(step, intl) })
}

/** The value of a cell with its unit; null if it has none. */
export function valueText(value: number | null, frame: Frame, intl: PluginIntl): string | null {
  if (value === null) return null
  const { unit, precision, kind } = frame
  const decimals = kind === 'boolean' ? 2 : precision
  return `${formatValue(value, intl.locale, decimals)} ${unit}`.trim()
}

/** The share of expected readings in a cell: "40 of 48 (83 %)". */
export function coverageText({ count, expected, coverage }: HeatmapCell, intl: PluginIntl): string {
  if (coverage === null) return intl.formatNumber(count)
  const share = formatCoverage(coverage, intl.locale)
  return intl.formatMessage({ id: 'cell.of' }, { count, expected, share })
}

/** Why a cell with readings has no value: too few of them, or directions that cancel each other out. */
export function withheldText({ coverage, combination }: HeatmapCell, intl: PluginIntl): string {
  const isEnough = coverage === null || coverage >= COMPLETENESS_THRESHOLD
  const isCancelled = combination === 'vectorMean' && isEnough
  return intl.formatMessage({ id: isCancelled ? 'cell.cancelled' : 'cell.few' })
}

/** Everything the tooltip says about a cell: device, time, value, grade, and what it is based on. */
export function cellText(
  model: Pick<HeatmapModel, 'edges' | 'step' | 'timezone' | 'knownUntilMs'>,
  device: HeatmapDevice,
  bin: number,
  look: CellLook | null,
  intl: PluginIntl,
): HeatGridWords {
  const { frame, name } = device
  const { edges, step, knownUntilMs } = model
  const cell = device.cells[bin]
  const when = stepText(model, bin, intl)
  const isRunning = (edges[bin + 1] ?? 0) > knownUntilMs
  const time = isRunning ? intl.formatMessage({ id: 'cell.soFar' }, { time: when }) : when
  const rows = [row(intl.formatMessage({ id: 'cell.time' }), time)]
  if (cell === undefined || frame === null || cell.count === 0) {
    rows.push(row(intl.formatMessage({ id: 'cell.none' }), ''))
  } else {
    const value = valueText(cell.value, frame, intl)
    rows.push(
      value === null
        ? row(withheldText(cell, intl), '')
        : { name: statisticText(frame.kind, step, intl), color: look?.color ?? NO_COLOR, value },
    )
    const word = look?.word ?? null
    if (word !== null && frame.kind === 'direction') rows.push(row('', word))
    else if (word !== null) rows.push(row(intl.formatMessage({ id: 'cell.grade' }), word))
    if (cell.resultant !== null) {
      const resultant = formatValue(cell.resultant, intl.locale, 2)
      rows.push(row(intl.formatMessage({ id: 'cell.resultant' }), resultant))
    }
  }
  if (cell !== undefined && (cell.count > 0 || cell.expected > 0)) {
    rows.push(row(intl.formatMessage({ id: 'cell.coverage' }), coverageText(cell, intl)))
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
