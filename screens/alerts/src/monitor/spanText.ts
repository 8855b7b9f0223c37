import type { AlertDuration } from '@airshed/console-kit'
import { timeFormat, type PluginIntl } from '@airshed/kit'
import { durationText } from '../durationText.ts'

/** Formats times in the zone and language of the page. */
export const timesOf = ({ locale, timeZone = 'UTC' }: PluginIntl) => timeFormat(locale, timeZone)

/** The time and duration of an activity: "Mar 14, 10:05 – 11:20, 1 h 15 min". */
export function spanText({ from, to, isOpen }: AlertDuration, intl: PluginIntl): string {
  const { dateTime, time, isSameDay } = timesOf(intl)
  return intl.formatMessage(
    { id: 'monitor.span' },
    {
      from: dateTime(from),
      to: isOpen
        ? intl.formatMessage({ id: 'monitor.now' })
        : isSameDay(from, to)
          ? time(to)
          : dateTime(to),
      length: durationText(to - from, intl.locale),
    },
  )
}

/** Remarks on a period of activity besides its times, each in a few words. */
export function spanNotes(duration: AlertDuration, intl: PluginIntl): readonly string[] {
  const { state, from, beganTs, isOpen, isCut, isCorrected } = duration
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `monitor.note.${id}` }, values)
  return [
    ...(beganTs === null ? [text('earlier')] : []),
    ...(beganTs !== null && beganTs < from
      ? [text('began', { at: timesOf(intl).dateTime(beganTs) })]
      : []),
    ...(isOpen ? [text(state === 'active' ? 'open' : 'noDataYet')] : []),
    ...(isCut ? [text('cut')] : []),
    ...(isCorrected ? [text('corrected')] : []),
  ]
}
