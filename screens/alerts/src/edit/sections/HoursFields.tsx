import type { AlertHours } from '@airshed/console-kit'
import { Button, NamedIcon, SearchSelect } from '@airshed/kit'
import { useMemo } from 'react'
import { SPANS_MAX, WORKING_HOURS, type HoursSpan } from '../draft/hoursDraft.ts'
import { textOf } from '../textOf.ts'
import { HoursSpanFields } from './HoursSpanFields.tsx'
import type { SectionProps } from './SectionProps.ts'

export interface HoursFieldsProps extends Pick<SectionProps, 'problemAt' | 'intl'> {
  hours: AlertHours
  onChange: (hours: AlertHours) => void
}

/** The hours of the week in which an alert may begin: a time zone, and spans in it. */
export function HoursFields({ hours, onChange, problemAt, intl }: HoursFieldsProps) {
  const { timezone, spans } = hours
  const text = textOf(intl)
  const zones = useMemo(
    () =>
      [...new Set(['UTC', timezone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
        value,
        label: value.replaceAll('_', ' '),
      })),
    [timezone],
  )
  const changeSpan = (index: number, span: HoursSpan): void =>
    onChange({ timezone, spans: spans.map((one, at) => (at === index ? span : one)) })
  const problem = problemAt('hours')
  return (
    <div className="alerts-edit-hours">
      <SearchSelect
        label={text('edit.hours.zone')}
        options={zones}
        value={timezone}
        onChange={(zone) => onChange({ timezone: zone, spans })}
      />
      {spans.map((span, index) => (
        <HoursSpanFields
          // oxlint-disable-next-line react/no-array-index-key -- spans have no id, and no state of their own
          key={index}
          number={index + 1}
          span={span}
          problem={problemAt(`span/${index}`)}
          intl={intl}
          onChange={(next) => changeSpan(index, next)}
          onRemove={() => onChange({ timezone, spans: spans.filter((_, at) => at !== index) })}
        />
      ))}
      {problem === undefined ? null : <p className="air-field-problem">{problem}</p>}
      <div>
        <Button
          icon={<NamedIcon name="plus" />}
          disabled={spans.length >= SPANS_MAX}
          text={text('edit.hours.add')}
          onClick={() => onChange({ timezone, spans: [...spans, WORKING_HOURS] })}
        />
      </div>
    </div>
  )
}
