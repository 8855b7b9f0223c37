import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { DateTime } from 'luxon'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'

/** Round values from below the smallest up to above the largest; steps of 1, 2 or 5. */
export function valueTicks(smallest: number, largest: number, stepsMax = 4): number[] {
  const span = largest - smallest
  const rough = (span > 0 ? span : Math.abs(largest) || 1) / stepsMax
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  const first = Math.floor(smallest / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(largest / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  )
}

const STEPS_MS: readonly number[] = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 5, 10].map((days) => days * DAY_MS),
]

export interface TimeTick {
  /** ms UTC. */
  ts: number
  /** The hour, or the day where one begins. */
  label: string
}

/** Round times between two times in a time zone; both ends may be among them. */
export function timeTicks(
  { from, to }: { from: number; to: number },
  { timeZone, language, most = 6 }: { timeZone: string; language: MailLanguage; most?: number },
): TimeTick[] {
  const stepMs = STEPS_MS.find((step) => (to - from) / step <= most) ?? 10 * DAY_MS
  const locale = language === 'es' ? 'es-ES' : 'en-GB'
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
  const hour = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const ticks: TimeTick[] = []
  const stepDays = Math.max(1, stepMs / DAY_MS)
  let midnight = DateTime.fromMillis(from, { zone: timeZone }).startOf('day')
  for (; midnight.toMillis() <= to; midnight = midnight.plus({ days: stepDays })) {
    for (let minute = 0; minute < 1440; minute += Math.min(1440, stepMs / MINUTE_MS)) {
      // By local time: on a day that is longer or shorter the ticks stay at round hours.
      const wanted = { hour: Math.floor(minute / 60), minute: minute % 60 }
      const time = midnight.set(wanted)
      const ts = time.toMillis()
      if (time.hour !== wanted.hour) continue
      if (ts < from || ts > to || ts <= (ticks.at(-1)?.ts ?? -Infinity)) continue
      ticks.push({ ts, label: (minute === 0 ? day : hour).format(ts) })
    }
  }
  return ticks
}
