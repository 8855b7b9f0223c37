import { Checkbox, Choice, Field, NumberField } from '@airshed/console-kit'
import { MISSING_DATA_CHOICES } from '@airshed/console-kit/define'
import { MINUTE_MS, useSession } from '@airshed/kit'
import { WORKING_HOURS } from '../draft/hoursDraft.ts'
import { textOf } from '../textOf.ts'
import { FormSection } from './FormSection.tsx'
import { HoursFields } from './HoursFields.tsx'
import type { SectionProps } from './SectionProps.ts'

const minutesOf = (ms: number | null): number | null => (ms === null ? null : ms / MINUTE_MS)
const msOf = (minutes: number | null): number | null =>
  minutes === null ? null : Math.round(minutes * MINUTE_MS)

/** How long rules must hold before an alert begins, how soon it may begin again, what if readings stop, and at which hours. */
export function TimingSection({ draft, change, problemAt, intl }: SectionProps) {
  const { user } = useSession()
  const text = textOf(intl)
  const { hours } = draft
  return (
    <FormSection title={text('edit.timing')}>
      <div className="alerts-edit-columns">
        <NumberField
          label={text('edit.hold')}
          help={text('edit.hold.help')}
          problem={problemAt('hold')}
          value={minutesOf(draft.holdMs)}
          onChange={(minutes) => change({ holdMs: msOf(minutes) })}
        />
        <NumberField
          label={text('edit.reactivation')}
          help={text('edit.reactivation.help')}
          problem={problemAt('reactivation')}
          value={minutesOf(draft.reactivationMs)}
          onChange={(minutes) => change({ reactivationMs: msOf(minutes) })}
        />
        <Field label={text('edit.missing')} help={text('edit.missing.help')}>
          {(control) => (
            <Choice
              {...control}
              options={MISSING_DATA_CHOICES.map((value) => ({
                value,
                label: text(`missing.${value}`),
              }))}
              value={draft.missing}
              onChange={(missing) => change({ missing })}
            />
          )}
        </Field>
      </div>
      <Checkbox
        checked={hours !== null}
        label={text('edit.hours')}
        onChange={() =>
          change({
            hours: hours === null ? { timezone: user.timezone, spans: [WORKING_HOURS] } : null,
          })
        }
      />
      {hours === null ? null : (
        <HoursFields
          hours={hours}
          onChange={(next) => change({ hours: next })}
          {...{ problemAt, intl }}
        />
      )}
    </FormSection>
  )
}
