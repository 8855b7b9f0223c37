import {
  formatCoverage,
  compassName,
  formatValue,
  zonesFor,
  COMPLETENESS_THRESHOLD,
  type PluginIntl,
  type ScaleBand,
} from '@airshed/kit'
import { DIRECTION_COLORS } from './cellColors.ts'
import type { HeatmapModel } from './heatmapModel.ts'

/** A colour with its meaning. */
export interface LegendEntry {
  id: string
  /** null: one of the two kinds of cells without a value. */
  color: string | null
  isHatched: boolean
  letter: string | null
  /** "Good", or the range of values of a band. */
  word: string
  /** The range of values of a grade; null if the word is a range already. */
  span: string | null
  /** The profile the grade belongs to, if there are grades of several; otherwise null. */
  owner: string | null
}

/**
 * What the colours of a heat map mean, limited to those that occur in it. An unfinished step adds no kinds
 * of cells: they would come and go with each reading.
 */
export function legendEntries(
  { devices, stepsOver }: Pick<HeatmapModel, 'devices' | 'stepsOver'>,
  bands: readonly ScaleBand[],
  intl: PluginIntl,
): readonly LegendEntry[] {
  const frame = devices.find((device) => device.frame !== null)?.frame ?? null
  if (frame === null) return []
  const write = (value: number): string => formatValue(value, intl.locale, decimalsOf(value))
  const span = (from: number, to: number): string => {
    if (!Number.isFinite(to))
      return intl.formatMessage({ id: 'legend.above' }, { value: write(from) })
    if (!Number.isFinite(from))
      return intl.formatMessage({ id: 'legend.below' }, { value: write(to) })
    return intl.formatMessage({ id: 'legend.between' }, { from: write(from), to: write(to) })
  }
  const profiles = new Map(
    devices.flatMap(({ profile }) => (profile === null ? [] : [[profile.id, profile] as const])),
  )
  const grades =
    frame.kind === 'direction'
      ? []
      : [...profiles.values()].flatMap((profile) =>
          zonesFor(profile, frame.path, frame.unit).map((zone, index) => ({
            ...entry(`${profile.id} ${index}`, zone.color, zone.name),
            letter: zone.letter,
            span: span(zone.from, zone.to),
            owner: profiles.size > 1 ? profile.name : null,
          })),
        )
  const directions =
    frame.kind === 'direction'
      ? DIRECTION_COLORS.map((color, i) => entry(color, color, compassName(i * 45, intl.locale)))
      : []
  const cells = devices.flatMap((device) => device.cells.slice(0, stepsOver))
  const threshold = formatCoverage(COMPLETENESS_THRESHOLD, intl.locale)
  const few = intl.formatMessage({ id: 'legend.few' }, { threshold })
  return [
    ...grades,
    ...directions,
    ...bands.map(({ from, to, color }) => entry(`${from} ${to}`, color, span(from, to))),
    ...(cells.some(({ value, count }) => value === null && count > 0)
      ? [{ ...entry('few', null, few), isHatched: true }]
      : []),
    ...(cells.some(({ count }) => count === 0)
      ? [entry('none', null, intl.formatMessage({ id: 'legend.none' }))]
      : []),
  ]
}

/**
 * The entries without their ranges of values, for small widgets: entries with the same look and word are
 * merged.
 */
export function withoutSpans(entries: readonly LegendEntry[]): readonly LegendEntry[] {
  const looks = ({ color, word, isHatched, owner }: LegendEntry): string =>
    `${color} ${word} ${isHatched} ${owner}`
  const first = new Map(entries.toReversed().map((one) => [looks(one), one.id]))
  return entries
    .filter((one) => first.get(looks(one)) === one.id)
    .map((one) => ({ ...one, span: null }))
}

function entry(id: string, color: string | null, word: string): LegendEntry {
  return { id, color, isHatched: false, letter: null, word, span: null, owner: null }
}

/** Decimals that an edge of a band needs. */
function decimalsOf(value: number): number {
  const [, decimals = ''] = String(Number(value.toFixed(4))).split('.')
  return decimals.length
}
