import { periodWords, type DeviceProfile, type PluginIntl } from '@airshed/kit'
import { statisticWords } from './cellWords.ts'
import type { HeatmapModel } from './heatmapModel.ts'

/** Stands for "more than one reading": what a cell of the usual length holds. */
const SEVERAL = 2

/** Small print: parameter and unit, what became of the readings, whose limits, and what is made up. */
export function noteWords({ devices, stepMs }: HeatmapModel, intl: PluginIntl): string {
  const frames = devices.flatMap(({ frame }) => frame ?? [])
  const [frame] = frames
  if (frame === undefined) return ''
  const { shortLabel: parameter, unit, kind, path } = frame
  const words = [unit === '' ? parameter : intl.formatMessage({ id: 'note' }, { parameter, unit })]
  const averagedMs = Math.max(0, ...frames.map((one) => one.averagingPeriodMs ?? 0))
  const slowestMs = Math.max(0, ...frames.map((one) => one.reportingIntervalMs))
  const statistic = (periodMs: number): string =>
    inSentence(statisticWords(kind, periodMs, SEVERAL, intl), intl)
  const source =
    averagedMs === 0
      ? inSentence(intl.formatMessage({ id: 'cell.measured' }), intl)
      : statistic(averagedMs)
  const isAsItCame = stepMs <= Math.max(averagedMs, slowestMs)
  words.push(
    isAsItCame
      ? source
      : intl.formatMessage({ id: 'note.averaged' }, { from: source, to: statistic(stepMs) }),
  )
  const profiles = new Map(
    devices.flatMap(({ profile }) => (profile ? [[profile.id, profile]] : [])),
  )
  if (profiles.size > 0 && kind !== 'direction') {
    const limits = [...profiles.values()].map((profile) => limitsWords(profile, path, intl))
    words.push(intl.formatMessage({ id: 'note.limits' }, { profile: intl.formatList(limits) }))
  }
  if (frames.some(({ completeness }) => completeness !== undefined)) {
    words.push(intl.formatMessage({ id: 'note.nearly' }))
  }
  return words.join(' · ')
}

/** A profile, with the period of the means that it judges. */
function limitsWords({ name, ranges }: DeviceProfile, path: string, intl: PluginIntl): string {
  const judgedMs = ranges[path]?.averagingPeriodMs ?? null
  if (judgedMs === null) return name
  const period = periodWords(judgedMs, intl.locale)
  return intl.formatMessage({ id: 'note.limitsOf' }, { profile: name, period })
}

/** Words that begin a line elsewhere, within a sentence. */
function inSentence(words: string, { locale }: PluginIntl): string {
  return words.slice(0, 1).toLocaleLowerCase(locale) + words.slice(1)
}
