import { Field } from '@airshed/console-kit'
import type { SectionProps } from '../edit/SectionProps.ts'
import { textOf } from '../textOf.ts'

const LABEL_MAX = 100
const PATTERN_MAX = 60

/** Where the lines above the table have the start of the elapsed time. */
export function ElapsedFields({ map, onChange, problems, intl }: SectionProps) {
  const text = textOf(intl)
  const { labels: [date = '', clock = ''] = [], format = '' } = map.time.start ?? {}
  const change = (next: { date: string; clock: string; format: string }): void => {
    const { start: _before, ...time } = map.time
    const labels = [next.date, next.clock].filter((label) => label !== '')
    const isNothing = labels.length === 0 && next.format === ''
    onChange({
      ...map,
      time: isNothing ? time : { ...time, start: { labels, format: next.format } },
    })
  }
  const now = { date, clock, format }
  const field = (name: 'date' | 'clock' | 'format', maxLength: number, problem?: string) => (
    <Field
      label={text(`time.start.${name}`)}
      problem={problem}
      help={text(`time.start.${name}.help`)}
    >
      {(control) => (
        <input
          {...control}
          className="bp6-input"
          autoComplete="off"
          maxLength={maxLength}
          value={now[name]}
          onChange={({ currentTarget }) => change({ ...now, [name]: currentTarget.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="imports-fields">
      {field(
        'date',
        LABEL_MAX,
        problems.includes('time.start') ? text('problem.time.start') : undefined,
      )}
      {field('clock', LABEL_MAX)}
      {field('format', PATTERN_MAX)}
    </div>
  )
}
