import { Choice, Field, NumberField } from '@airshed/console-kit'
import { SearchSelect, useSession } from '@airshed/kit'
import { useMemo } from 'react'
import type { DraftMap } from '../draft/draftMap.ts'
import type { SectionProps } from '../edit/SectionProps.ts'
import { lacksYear } from '../rules/timeFormats.ts'
import { zoneChoices } from '../rules/zoneChoices.ts'
import { textOf } from '../textOf.ts'
import { columnOptions } from './columnOptions.ts'
import { ElapsedFields } from './ElapsedFields.tsx'
import { FormatField } from './FormatField.tsx'
import { TimeChecks } from './TimeChecks.tsx'

const NONE = ''

/** Whether a reading can be of that year. */
const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1970 && year <= 2200

export interface TimeFieldsProps extends SectionProps {
  /** Patterns that fit the file. */
  fitting: readonly string[]
}

/** Which columns have the times of the rows, how they are written, and in which zone. */
export function TimeFields(props: TimeFieldsProps) {
  const { map, onChange, table, problems, fitting, intl } = props
  const text = textOf(intl)
  const { timezone: own } = useSession().user
  const { time } = map
  const { zone, format } = time
  const zones = useMemo(() => zoneChoices(zone, own), [zone, own])
  const change = (changes: {
    [Name in keyof DraftMap['time']]: DraftMap['time'][Name] | undefined
  }) =>
    onChange({
      ...map,
      time: Object.fromEntries(
        Object.entries({ ...time, ...changes }).filter(([, value]) => value !== undefined),
      ),
    })
  const problemOf = (problem: 'time.column' | 'time.year') =>
    problems.includes(problem) ? text(`problem.${problem}`) : undefined
  return (
    <>
      <div className="imports-fields">
        <Field label={text('time.column')} problem={problemOf('time.column')}>
          {(control) => (
            <Choice
              {...control}
              options={columnOptions(table.references, time.column)}
              value={time.column ?? null}
              placeholder={text('choose')}
              onChange={(column) => change({ column })}
            />
          )}
        </Field>
        <Field label={text('time.timeOfDay')}>
          {(control) => (
            <Choice
              {...control}
              options={[
                { value: NONE, label: text('time.timeOfDay.none') },
                ...columnOptions(table.references, time.timeOfDay),
              ]}
              value={time.timeOfDay ?? NONE}
              onChange={(column) => change({ timeOfDay: column === NONE ? undefined : column })}
            />
          )}
        </Field>
        <FormatField
          format={format}
          fitting={fitting}
          isAsked={problems.includes('time.format')}
          intl={intl}
          onChange={(next) => change({ format: next })}
        />
        {format !== undefined && lacksYear(format) ? (
          <NumberField
            label={text('time.year')}
            help={text('time.year.help')}
            problem={problemOf('time.year')}
            value={time.year ?? null}
            isAllowed={isYear}
            wrong={text('problem.time.year')}
            onChange={(year) => change({ year: year ?? undefined })}
          />
        ) : null}
        <div className="air-field">
          <span aria-hidden>{text('time.zone')}</span>
          <SearchSelect
            label={text('time.zone')}
            options={zones}
            value={zone ?? null}
            placeholder={text(problems.includes('time.zone') ? 'choose' : 'time.zone.inFile')}
            isFill
            onChange={(next) => change({ zone: next })}
          />
          <div className="air-field-note">
            {problems.includes('time.zone') ? (
              <span className="air-field-problem">{text('problem.time.zone')}</span>
            ) : null}
            {text('time.zone.help')}
          </div>
        </div>
      </div>
      {format === 'elapsed' ? <ElapsedFields {...props} /> : null}
      <TimeChecks {...props} />
    </>
  )
}
