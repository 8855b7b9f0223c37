import { Button, NamedIcon, weekdayName, type PluginIntl } from '@airshed/kit'
import { fieldTime, type HoursSpan } from '../draft/hoursDraft.ts'
import { textOf } from '../textOf.ts'

/** ISO days of the week: 1 is Monday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7]

export interface HoursSpanFieldsProps {
  /** Its position in the list, from 1. */
  number: number
  span: HoursSpan
  problem: string | undefined
  intl: PluginIntl
  onChange: (span: HoursSpan) => void
  onRemove: () => void
}

/** One span of the week: its days, start and end; an end at or before the start is on the next day. */
export function HoursSpanFields(props: HoursSpanFieldsProps) {
  const { number, span, problem, intl, onChange, onRemove } = props
  const { days, from, to } = span
  const text = textOf(intl)
  return (
    <fieldset className="alerts-edit-span">
      <legend className="air-visually-hidden">{text('edit.hours.span', { number })}</legend>
      <div className="alerts-edit-days">
        {DAYS.map((day) => {
          const isOn = days.includes(day)
          return (
            <button
              key={day}
              type="button"
              className="alerts-edit-day"
              aria-pressed={isOn}
              aria-label={weekdayName(day - 1, intl.locale, 'long')}
              onClick={() =>
                onChange({
                  ...span,
                  days: isOn ? days.filter((one) => one !== day) : [...days, day],
                })
              }
            >
              {weekdayName(day - 1, intl.locale, 'short')}
            </button>
          )
        })}
      </div>
      <label>
        {text('edit.hours.from')}{' '}
        <input
          type="time"
          className="bp6-input"
          value={from}
          onChange={({ currentTarget }) => onChange({ ...span, from: currentTarget.value })}
        />
      </label>
      <label>
        {text('edit.hours.to')}{' '}
        <input
          type="time"
          className="bp6-input"
          value={fieldTime(to)}
          onChange={({ currentTarget }) => onChange({ ...span, to: currentTarget.value })}
        />
      </label>
      <Button
        variant="minimal"
        icon={<NamedIcon name="trash" />}
        aria-label={text('edit.hours.remove', { number })}
        onClick={onRemove}
      />
      {problem === undefined ? null : <p className="air-field-problem">{problem}</p>}
    </fieldset>
  )
}
