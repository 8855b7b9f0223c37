import type { ListState } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { AuditFilters } from './params.ts'

export interface DayFieldsProps {
  state: ListState<AuditFilters>
  intl: PluginIntl
}

/** The days that the log is filtered by, both included; either may be left open. */
export function DayFields({ state, intl }: DayFieldsProps) {
  const { from = '', to = '' } = state.query.filters
  const text = (id: string): string => intl.formatMessage({ id })
  const field = (name: 'from' | 'to', value: string) => (
    <label>
      <span>{text(`days.${name}`)}</span>
      <input
        type="date"
        className="bp6-input"
        value={value}
        {...(name === 'to' && from !== '' ? { min: from } : {})}
        {...(name === 'from' && to !== '' ? { max: to } : {})}
        onChange={({ currentTarget }) =>
          state.setFilter(name, currentTarget.value === '' ? undefined : currentTarget.value)
        }
      />
    </label>
  )
  return (
    <div className="audit-days" role="group" aria-label={text('days')}>
      {field('from', from)}
      {field('to', to)}
    </div>
  )
}
