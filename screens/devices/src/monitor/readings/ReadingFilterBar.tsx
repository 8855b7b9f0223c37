import {
  Menu,
  MenuButton,
  MenuItem,
  saveTable,
  useTellError,
  type TableFormat,
} from '@airshed/console-kit'
import { Button, NamedIcon, type DataPoint, type Node, type PluginIntl } from '@airshed/kit'
import { useId } from 'react'
import { fileTitle } from '../figures/fileTitle.ts'
import type { MonitorRange } from '../range/useMonitorRange.ts'
import { FilterField } from './FilterField.tsx'
import {
  isNoNumber,
  NO_FILTERS,
  TIME_TESTS,
  VALUE_TESTS,
  type ReadingFilters,
} from './readingFilters.ts'
import type { ReadingRow } from './readingRows.ts'
import { readingsFile } from './readingsFile.ts'

export interface ReadingFilterBarProps {
  node: Node
  points: readonly DataPoint[]
  filters: ReadingFilters
  /** Those that meet the filters. */
  rows: readonly ReadingRow[]
  /** Rows before the filters. */
  total: number
  range: MonitorRange
  /** IANA zone of the times. */
  timezone: string
  intl: PluginIntl
  onChange: (filters: ReadingFilters) => void
}

/** One filter for the time and one for each parameter, how many rows meet them, and the table as a file. */
export function ReadingFilterBar(props: ReadingFilterBarProps) {
  const { node, points, filters, rows, total, range, timezone, intl, onChange } = props
  const countId = useId()
  const tellError = useTellError()
  const text = (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  const save = (format: TableFormat) => (): void => {
    const title = fileTitle(node.serial, range.range, timezone)
    const table = readingsFile(rows, points, title, text('table.timeShort'))
    void saveTable(table, { format, timezone }).catch((error: unknown) =>
      tellError(error, 'export of readings'),
    )
  }
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
      <span className="devices-filters-count" id={countId} role="status">
        {rows.length === total
          ? text('table.rows', { count: total })
          : text('table.rowsOf', { count: rows.length, total })}
        {rows.length === total ? null : (
          <Button
            variant="minimal"
            size="small"
            text={text('filter.clear')}
            onClick={() => onChange(NO_FILTERS)}
          />
        )}
      </span>
      <MenuButton
        label={text('download')}
        icon={<NamedIcon name="export" />}
        menu={
          <Menu>
            <MenuItem text={text('download.xlsx')} onClick={save('xlsx')} />
            <MenuItem text={text('download.csv')} onClick={save('csv')} />
          </Menu>
        }
      />
    </div>
  )
}
