import { timeFormat } from '@airshed/ui'
import { useState } from 'react'
import { useFormState } from '../formState.ts'
import { readSchedule } from './readSchedule.ts'

/** The meaning of a schedule in words, and its next times in its own time zone. */
export default function ScheduleSentence({ expression }: { expression: string }) {
  const { text, context } = useFormState()
  const { intl } = text
  const zone = context.timeZone ?? intl.timeZone ?? 'UTC'
  const [nowMs] = useState(() => Date.now())
  if (expression === '') {
    return <span className="air-form-sentence air-muted">{text('form.schedule.none')}</span>
  }
  const schedule = readSchedule(expression, {
    language: intl.locale.startsWith('es') ? 'es' : 'en',
    zone,
    nowMs,
  })
  if (schedule.state !== 'ok') {
    return (
      <span className="air-form-sentence air-form-mistyped" role="status">
        {text(schedule.state === 'never' ? 'form.schedule.never' : 'form.schedule.invalid')}
      </span>
    )
  }
  const { dateTime } = timeFormat(intl.locale, zone, nowMs)
  const times = schedule.nextMs.map(
    (ms) => `${intl.formatDate(ms, { weekday: 'short', timeZone: zone })}, ${dateTime(ms)}`,
  )
  return (
    <span className="air-form-sentence" role="status">
      {schedule.sentence}
      <span className="air-muted">
        {text('form.schedule.next', {
          // Each contains commas itself.
          times: times.join(' · '),
          zone,
        })}
      </span>
    </span>
  )
}
