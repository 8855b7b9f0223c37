import type { CronProblem } from '@airshed/domain'
import { timeFormat } from '@airshed/ui'
import { useState } from 'react'
import { useFormState } from '../formState.ts'
import type { FormText } from '../messages/formText.ts'
import { readSchedule } from './readSchedule.ts'

export interface ScheduleSentenceProps {
  expression: string
  /** The field shows what is wrong with it already. */
  isRefused: boolean
}

/** The meaning of a schedule in words, and its next times in its own time zone; or what is wrong with it. */
export default function ScheduleSentence({ expression, isRefused }: ScheduleSentenceProps) {
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
    if (isRefused) return null
    return (
      <span className="air-form-sentence air-form-mistyped" role="status">
        {schedule.state === 'never'
          ? text('form.schedule.never')
          : problemText(schedule.problem, text)}
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

const problemText = ({ kind, ...values }: CronProblem, text: FormText): string =>
  text(`form.schedule.${kind}`, values)
