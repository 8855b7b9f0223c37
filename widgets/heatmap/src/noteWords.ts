import { periodWords, type PluginIntl } from '@airshed/kit'
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
  const profile = devices.find((device) => device.profile !== null)?.profile ?? null
  const judgedMs = profile?.ranges[path]?.averagingPeriodMs ?? null
  if (profile !== null && kind !== 'direction') {
    const id = judgedMs === null ? 'note.limits' : 'note.limitsOf'
    const period = judgedMs === null ? '' : periodWords(judgedMs, intl.locale)
    words.push(intl.formatMessage({ id }, { profile: profile.name, period }))
  }
  if (frames.some(({ completeness }) => completeness !== undefined)) {
    words.push(intl.formatMessage({ id: 'note.nearly' }))
  }
  return words.join(' · ')
}

/** Words that begin a line elsewhere, within a sentence. */
function inSentence(words: string, { locale }: PluginIntl): string {
  return words.slice(0, 1).toLocaleLowerCase(locale) + words.slice(1)
}
