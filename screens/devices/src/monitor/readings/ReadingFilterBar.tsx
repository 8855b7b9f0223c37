import type { DataPoint, PluginIntl } from '@airshed/kit'
import { FilterField } from './FilterField.tsx'
import { isNoNumber, TIME_TESTS, VALUE_TESTS, type ReadingFilters } from './readingFilters.ts'

export interface ReadingFilterBarProps {
  points: readonly DataPoint[]
  filters: ReadingFilters
  intl: PluginIntl
  onChange: (filters: ReadingFilters) => void
}

/** One filter for the time and one for each parameter. */
export function ReadingFilterBar({ points, filters, intl, onChange }: ReadingFilterBarProps) {
  const text = (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  const { time } = filters
  return (
    <div className="devices-filters" role="group" aria-label={text('filters')}>
      <FilterField
        label={text('table.timeShort')}
        tests={TIME_TESTS.map((id) => ({ id, text: text(`filter.${id}`) }))}
        test={time.test}
        text={time.text}
        testLabel={text('filter.test', { name: text('table.timeShort') })}
        onChange={(test, words) => onChange({ ...filters, time: { test, text: words } })}
      />
      {points.map(({ _id: id, shortPresentName, unit }) => {
        const { test, text: words } = filters.values[id] ?? { test: '>=' as const, text: '' }
        return (
          <FilterField
            key={id}
            label={unit === '' ? shortPresentName : `${shortPresentName}, ${unit}`}
            tests={VALUE_TESTS.map((one) => ({ id: one, text: one }))}
            isNumber
            test={test}
            text={words}
            testLabel={text('filter.test', { name: shortPresentName })}
            problem={isNoNumber(words) ? text('filter.noNumber') : undefined}
            onChange={(next, typed) =>
              onChange({
                ...filters,
                values: { ...filters.values, [id]: { test: next, text: typed } },
              })
            }
          />
        )
      })}
    </div>
  )
}
