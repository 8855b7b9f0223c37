import type { TimeRange } from '@airshed/contract'
import { zonedTime } from '@airshed/domain/tables'

/**
 * Name of a file with data of a time range: its subject and the range, such as
 * `1C00A3F7 2026-03-02 0900 - 2026-03-02 1200`; a time that its clock shows twice has its offset, `0230 GMT+1`.
 *
 * @param timezone IANA zone of its times
 */
export function fileTitle(subject: string, { from, to }: TimeRange, timezone: string): string {
  return `${subject} ${stamp(from, timezone)} - ${stamp(to, timezone)}`
}

function stamp(ms: number, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).formatToParts(ms)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  const words = `${part('year')}-${part('month')}-${part('day')} ${part('hour')}${part('minute')}`
  return zonedTime(timezone).isRepeated(ms) ? `${words} ${part('timeZoneName')}` : words
}
