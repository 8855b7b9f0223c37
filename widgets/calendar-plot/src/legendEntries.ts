import {
  formatCoverage,
  COMPLETENESS_THRESHOLD,
  formatValue,
  zonesFor,
  type PluginIntl,
  type ScaleBand,
} from '@airshed/kit'
import type { CalendarModel } from './calendarModel.ts'
import type { Shown } from './dayLooks.ts'

/** A colour with its meaning. */
export interface LegendEntry {
  id: string
  /** null: one of the two kinds of days without a value. */
  color: string | null
  isHatched: boolean
  letter: string | null
  words: string
}

/** What the colours of a calendar mean, limited to those that occur in it. */
export function legendEntries(
  { days, profile, dataPoint }: CalendarModel,
  shown: Shown,
  bands: readonly ScaleBand[],
  intl: PluginIntl,
): readonly LegendEntry[] {
  const unit = shown === 'coverage' ? '%' : ''
  // Days that are all alike have a band narrower than the resolution of the instrument.
  const most = Math.max(dataPoint.precision, ...bands.slice(1).map(({ from }) => decimalsOf(from)))
  const write = (value: number): string =>
    formatValue(value, intl.locale, Math.min(most, decimalsOf(value)))
  const span = (from: number, to: number): string => {
    if (!Number.isFinite(to))
      return intl.formatMessage({ id: 'legend.above' }, { value: write(from) })
    if (!Number.isFinite(from))
      return intl.formatMessage({ id: 'legend.below' }, { value: write(to) })
    const ends = { from: write(from), to: write(to) }
    if (ends.from === ends.to) return `${ends.from}${unit}`
    return `${intl.formatMessage({ id: 'legend.between' }, ends)}${unit}`
  }
  const grades =
    shown === 'coverage' || profile === null
      ? []
      : zonesFor(profile, dataPoint.path, dataPoint.unit).map((zone, index) => ({
          ...entry(String(index), zone.color, `${zone.name} ${span(zone.from, zone.to)}`),
          letter: zone.letter,
        }))
  const isFew =
    shown === 'value' && days.some(({ figure }) => figure.value === null && figure.count > 0)
  const isNone = days.some(({ figure: { count, coverage } }) =>
    shown === 'value' ? count === 0 : coverage === null,
  )
  const threshold = formatCoverage(COMPLETENESS_THRESHOLD, intl.locale)
  return [
    ...grades,
    ...bands.map(({ from, to, color }) => entry(`${from} ${to}`, color, span(from, to))),
    ...(isFew
      ? [
          {
            ...entry('few', null, intl.formatMessage({ id: 'legend.few' }, { threshold })),
            isHatched: true,
          },
        ]
      : []),
    ...(isNone ? [entry('none', null, intl.formatMessage({ id: 'legend.none' }))] : []),
  ]
}

const entry = (id: string, color: string | null, words: string): LegendEntry => ({
  id,
  color,
  isHatched: false,
  letter: null,
  words,
})

/** Decimals that an edge of a band needs. */
function decimalsOf(value: number): number {
  const [, decimals = ''] = String(Number(value.toFixed(4))).split('.')
  return decimals.length
}
