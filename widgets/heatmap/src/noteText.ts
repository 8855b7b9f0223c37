import { periodWords, withinSentence, type DeviceProfile, type PluginIntl } from '@airshed/kit'
import { statisticText } from './cellText.ts'
import type { HeatmapModel } from './heatmapModel.ts'

/** Small print: parameter and unit, what the values are, in which zone, and which limits apply. */
export function noteText({ devices, step, timezone }: HeatmapModel, intl: PluginIntl): string {
  const frames = devices.flatMap(({ frame }) => frame ?? [])
  const [frame] = frames
  if (frame === undefined) return ''
  const { shortLabel: parameter, unit, kind, path } = frame
  const words = [
    unit === '' ? parameter : intl.formatMessage({ id: 'note' }, { parameter, unit }),
    withinSentence(statisticText(kind, step, intl), intl.locale),
    intl.formatMessage({ id: 'note.zone' }, { timezone }),
  ]
  const profiles = new Map(
    devices.flatMap(({ profile }) => (profile ? [[profile.id, profile]] : [])),
  )
  if (profiles.size > 0 && kind !== 'direction') {
    const limits = [...profiles.values()].map((profile) => limitsText(profile, path, intl))
    words.push(intl.formatMessage({ id: 'note.limits' }, { profile: intl.formatList(limits) }))
  }
  return words.join(' · ')
}

/**
 * Why values have no grades although there are profiles: these grade other averaging periods. null if
 * there are none.
 */
export function unfitText(
  { devices }: Pick<HeatmapModel, 'devices'>,
  intl: PluginIntl,
): string | null {
  const unfit = new Map(
    devices.flatMap(({ unfit: one, frame }) =>
      one === null || frame === null || frame.kind === 'direction'
        ? []
        : [[one.id, limitsText(one, frame.path, intl)] as const],
    ),
  )
  if (unfit.size === 0) return null
  const profile = intl.formatList([...unfit.values()])
  return intl.formatMessage({ id: 'legend.unfit' }, { profile })
}

/** A profile, with the averaging period it grades. */
function limitsText({ name, ranges }: DeviceProfile, path: string, intl: PluginIntl): string {
  const gradedMs = ranges[path]?.averagingPeriodMs ?? null
  if (gradedMs === null) return name
  const period = periodWords(gradedMs, intl.locale)
  return intl.formatMessage({ id: 'note.limitsOf' }, { profile: name, period })
}
