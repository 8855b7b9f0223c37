import {
  CELSIUS,
  decimalsOf,
  FAHRENHEIT,
  fahrenheitDifference,
  fahrenheitOf,
  temperatureMeasure,
} from '@airshed/domain'
import type { AlertReference, TemperatureUnit } from '@airshed/schemas'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { MeasuredCondition } from '../../../storage/store/tables/alerts.ts'

/** A data point in words. */
export interface PointText {
  readonly parameter: string
  readonly device: string
  readonly unit: string
  /** Decimals of its values. */
  readonly precision: number
  /** Most decimals that its readings came with; null or absent: unknown. */
  readonly decimals?: number | null
}

export interface ConditionText {
  parameter: string
  device: string
  measured: string | null
  func: string | null
  period: string | null
  other: string | null
  /** What the measured value is relative to: a data point upwind, or a baseline. */
  basis: string | null
  expr: string | null
  limit: string | null
}

/** Digits of a number that somebody has set, and of one whose parameter is not known. */
const AS_SET = { maximumSignificantDigits: 6 } as const

/** The states of something that is on or off, in the words that the console uses too. */
export const SWITCH_TEXTS = { en: ['false', 'true'], es: ['falso', 'verdadero'] } as const

interface WordsOptions {
  points: ReadonlyMap<string, PointText>
  references: readonly AlertReference[]
  language: MailLanguage
  /** The unit in which the reader wants temperatures. */
  temperatures: TemperatureUnit
}

/** A condition as it was when an alert changed, worded for a message. */
export function conditionText(condition: MeasuredCondition, options: WordsOptions): ConditionText {
  const { points, references, language } = options
  const { dataPointId: watched, measured } = condition
  const isPlain = typeof watched === 'string'
  const id = isPlain ? watched : watched.dataPointId
  const point = points.get(id) ?? { parameter: id, device: condition.deviceId ?? '' }
  const { unit, convert, convertBase } = readerScale(condition, options)
  const isReading = isPlain && !('basis' in condition) && convert === asKept
  const shown = decimalsOfMeasured(points.get(id), isReading ? measured : null)
  const decimals =
    shown === null ? AS_SET : { minimumFractionDigits: shown, maximumFractionDigits: shown }
  const write = (value: number, digits: Intl.NumberFormatOptions): string =>
    `${new Intl.NumberFormat(language, digits).format(value)} ${unit}`.trim()
  /** As it was set by somebody. */
  const amount = (value: number): string => write(convert(value), AS_SET)
  const limit = limitOf(condition, references)
  const isSwitch = typeof limit === 'boolean'
  const switchWord = (isOn: boolean): string => SWITCH_TEXTS[language][Number(isOn)] ?? ''
  const func = isPlain ? null : watched.func
  const otherId = !isPlain && watched.func === 'diff' ? watched.dataPointId2 : null
  return {
    parameter: point.parameter,
    device: point.device,
    measured:
      measured === null || func === 'silence'
        ? null
        : isSwitch
          ? switchWord(measured !== 0)
          : write(convert(measured), decimals),
    func,
    period: !isPlain && 'period' in watched ? periodText(watched.period, language) : null,
    other: otherId === null ? null : (points.get(otherId)?.parameter ?? otherId),
    basis: basisOf(condition, points, (value) => write(convertBase(value), AS_SET)),
    expr: isSwitch ? switchExpr(condition) : exprOf(condition, limit),
    limit: isSwitch ? switchWord(limit) : typeof limit === 'number' ? amount(limit) : limit,
  }
}

/**
 * Decimals of what a condition measured: of a reading those that readings come with, else those of the parameter.
 *
 * @param reading null: it is computed, or converted
 * @returns null: the data point is not known
 */
function decimalsOfMeasured(point: PointText | undefined, reading: number | null): number | null {
  if (point === undefined) return null
  const { precision, decimals = null } = point
  if (reading === null || decimals === null) return precision
  return Math.min(precision, Math.max(decimals, decimalsOf(reading, precision)))
}

const exprOf = (condition: MeasuredCondition, limit: unknown): string | null =>
  'expr' in condition ? condition.expr : limit === null ? null : 'gt'

/** What is on or off has no limit: it is so, or is not. */
const switchExpr = (condition: MeasuredCondition): 'is' | 'is_not' =>
  'expr' in condition && condition.expr === 'neq' ? 'is_not' : 'is'

/** The unit in which a reader sees the numbers of a condition, and the conversions to it. */
interface ReaderScale {
  unit: string
  /** Converts the measured value and its limit. */
  convert: (value: number) => number
  /** Converts the baseline that they are relative to. */
  convertBase: (value: number) => number
}

const asKept = (value: number): number => value

/** Temperatures are stored in °C; the absolute value of one is shown as it is compared. */
export function readerScale(
  condition: MeasuredCondition,
  { points, temperatures }: Pick<WordsOptions, 'points' | 'temperatures'>,
): ReaderScale {
  const { dataPointId: watched } = condition
  const unit = points.get(typeof watched === 'string' ? watched : watched.dataPointId)?.unit ?? ''
  const measure =
    temperatures === 'F'
      ? temperatureMeasure(condition, (id) => points.get(id)?.unit === CELSIUS)
      : null
  if (measure === null) return { unit, convert: asKept, convertBase: asKept }
  const convert = measure === 'absolute' ? fahrenheitOf : fahrenheitDifference
  return { unit: FAHRENHEIT, convert, convertBase: fahrenheitOf }
}

function limitOf(
  condition: MeasuredCondition,
  references: readonly AlertReference[],
): number | boolean | string | null {
  if ('expr' in condition) {
    const { value } = condition
    if (typeof value !== 'object') return value
    return references.find(({ name }) => name === value.reference)?.value ?? value.reference
  }
  const { dataPointId: watched } = condition
  return watched.func === 'diff' ? watched.value : null
}

function basisOf(
  condition: MeasuredCondition,
  points: WordsOptions['points'],
  amount: (value: number) => string,
): string | null {
  const basis = 'basis' in condition ? condition.basis : undefined
  if (basis === undefined) return null
  if (basis.kind === 'above_baseline') return amount(basis.value)
  const point = points.get(basis.dataPointId)
  return point === undefined ? basis.dataPointId : `${point.parameter}, ${point.device}`
}

/** Minutes in their largest whole unit. */
function periodText(minutes: number, language: MailLanguage): string {
  const [value, unit] =
    minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
