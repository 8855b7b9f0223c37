import { periodWords, timeFormat, type PluginIntl } from '@airshed/kit'
import type { HeatmapModel } from './heatmapModel.ts'
import type { HeatmapStep } from './heatmapStep.ts'

/** The length of a step: "30 min", "1 day", "1 month". */
export function lengthText({ unit, lengthMs }: HeatmapStep, { locale }: PluginIntl): string {
  if (unit !== 'month' && unit !== 'year') return periodWords(lengthMs, locale)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(1)
}

type Steps = Pick<HeatmapModel, 'edges' | 'step' | 'timezone'>

/** The time of a step: "Mar 14, 12:00 – 12:30", "Mar 14, 2026", "March 2026". */
export function stepText({ edges, step, timezone }: Steps, bin: number, intl: PluginIntl): string {
  const [from, to] = [edges[bin] ?? 0, edges[bin + 1] ?? 0]
  const format = timeFormat(intl.locale, timezone)
  switch (step.unit) {
    case 'day':
      return format.dateOfYear(from)
    case 'month':
      return written(from, timezone, intl, { month: 'long', year: 'numeric' })
    case 'year':
      return written(from, timezone, intl, { year: 'numeric' })
    default: {
      const end = format.isSameDay(from, to) ? format.time(to) : format.dateTime(to)
      return `${format.dateTimeOfYear(from)} – ${end}`
    }
  }
}

/** When a step begins, for the head of a column. */
export function stepStartText(steps: Steps, bin: number, intl: PluginIntl): string {
  const { unit } = steps.step
  const isDate = unit === 'day' || unit === 'month' || unit === 'year'
  if (isDate) return stepText(steps, bin, intl)
  return timeFormat(intl.locale, steps.timezone).dateTimeOfYear(steps.edges[bin] ?? 0)
}

const written = (
  ms: number,
  timeZone: string,
  { locale }: PluginIntl,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(ms)
