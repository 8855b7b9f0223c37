import { Choice, Field, SearchField, type Member } from '@airshed/console-kit'
import { ALERT_SUBSCRIBERS_MAX } from '@airshed/console-kit/define'
import { HOUR_MS, MINUTE_MS } from '@airshed/kit'
import { durationText } from '../../durationText.ts'
import { Recipients } from '../fields/Recipients.tsx'
import { textOf } from '../textOf.ts'
import type { SectionProps } from './SectionProps.ts'

/** Times to choose from, ms. */
const TIMES_MS = [
  ...[5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 8, 24].map((hours) => hours * HOUR_MS),
]
const NEVER = 'never'

export interface RemindersFieldsProps extends SectionProps {
  /** Members of the organization to choose from. */
  members: readonly Member[]
  /** Looks for others; undefined: these are all. */
  onSearch: ((words: string) => void) | undefined
}

/** What happens while nobody has acknowledged the alert: repeated messages, and second recipients. */
export function RemindersFields(props: RemindersFieldsProps) {
  const { draft, change, problemAt, intl, members, onSearch } = props
  const { organizationId, subscribers, second, repeatMs, escalateMs } = draft
  const text = textOf(intl)
  const taken = new Set([...subscribers, ...second].map(({ _id: id }) => id))
  const problem = problemAt('escalation')
  const reason =
    organizationId === null
      ? text('edit.subscribers.organizationFirst')
      : second.length >= ALERT_SUBSCRIBERS_MAX
        ? text('edit.subscribers.full', { count: ALERT_SUBSCRIBERS_MAX })
        : undefined
  /** A time that was set by a program is offered, too. */
  const times = (own: number | null) =>
    [...new Set([...TIMES_MS, ...(own === null ? [] : [own])])]
      .toSorted((a, b) => a - b)
      .map((ms) => ({ value: String(ms), label: durationText(ms, intl.locale) }))
  return (
    <>
      <h3>{text('edit.reminders')}</h3>
      <div className="alerts-edit-columns">
        <Field label={text('edit.repeat')} help={text('edit.repeat.help')}>
          {(control) => (
            <Choice
              {...control}
              options={[{ value: NEVER, label: text('edit.repeat.never') }, ...times(repeatMs)]}
              value={repeatMs === null ? NEVER : String(repeatMs)}
              onChange={(next) => change({ repeatMs: next === NEVER ? null : Number(next) })}
            />
          )}
        </Field>
      </div>
      <Recipients
        people={second}
        none={text('edit.second.none')}
        onChange={(next) => change({ second: next })}
        intl={intl}
      />
      <div className="alerts-edit-columns">
        <SearchField
          label={text('edit.second.add')}
          options={members
            .filter(({ _id: id }) => !taken.has(id))
            .map(({ _id: value, name: label }) => ({ value, label }))}
          value={null}
          disabledReason={reason}
          onSearch={onSearch}
          onChange={(id) => {
            const member = members.find((one) => one['_id'] === id)
            if (member !== undefined) change({ second: [...second, member] })
          }}
          problem={problem}
        />
        {second.length === 0 ? null : (
          <Field label={text('edit.second.after')} help={text('edit.second.after.help')}>
            {(control) => (
              <Choice
                {...control}
                options={times(escalateMs)}
                value={String(escalateMs)}
                onChange={(next) => change({ escalateMs: Number(next) })}
              />
            )}
          </Field>
        )}
      </div>
    </>
  )
}
