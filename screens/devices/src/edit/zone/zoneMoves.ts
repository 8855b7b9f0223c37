import { zoneShift, type ZoneShift } from '@airshed/console-kit'
import { localTime, type Node, type PluginIntl } from '@airshed/kit'

export interface ZoneChange {
  /** IANA zones. */
  from: string
  to: string
  /** Current time, ms UTC. */
  nowMs: number
}

/**
 * What moves with the time zone of a device, in sentences: its clock, its schedule, its working hours, and the days of its
 * statistics.
 *
 * @returns empty if nothing moves, or if one of the zones is unknown
 */
export function zoneMoves(
  { settings = {} }: Pick<Node, 'settings'>,
  { from, to, nowMs }: ZoneChange,
  intl: PluginIntl,
): string[] {
  const shift = zoneShift(from, to, nowMs)
  if (shift === null) return []
  const { nowMinutes, otherMinutes } = shift
  if (nowMinutes === 0 && otherMinutes === null) return []
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: `edit.zone.${id}` }, values)
  const when = whenText(shift, intl)
  const { cron, scheduler } = settings
  const isScheduled = typeof cron === 'string' && cron.trim() !== ''
  const hasHours =
    typeof scheduler === 'object' && scheduler !== null && Object.keys(scheduler).length > 0
  return [
    text('clock', {
      before: localTime(from, nowMs, intl.locale) ?? from,
      after: localTime(to, nowMs, intl.locale) ?? to,
    }),
    ...(isScheduled ? [text('cron', { cron, when })] : []),
    ...(hasHours ? [text('hours', { when })] : []),
    text('days', { when }),
  ]
}

/** When what follows the clock happens from then on: `1 h earlier`. */
function whenText({ nowMinutes, otherMinutes }: ZoneShift, intl: PluginIntl): string {
  const minutes = nowMinutes === 0 ? (otherMinutes ?? 0) : nowMinutes
  const length = lengthText(Math.abs(minutes))
  // A clock that is ahead strikes each hour earlier.
  const id = minutes > 0 ? 'edit.zone.earlier' : 'edit.zone.later'
  const words = intl.formatMessage({ id }, { length })
  if (otherMinutes === null) return words
  if (nowMinutes === 0) return intl.formatMessage({ id: 'edit.zone.inOtherSeason' }, { words })
  return otherMinutes === 0
    ? intl.formatMessage({ id: 'edit.zone.inThisSeason' }, { words })
    : words
}

/** `5 h 45 min` */
function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours === 0 ? [] : [`${hours} h`]), ...(rest === 0 ? [] : [`${rest} min`])].join(' ')
}
