import {
  fileTitle,
  Menu,
  MenuButton,
  MenuItem,
  saveTable,
  useShowError,
  type PageRange,
  type TableFormat,
} from '@airshed/console-kit'
import { Button, NamedIcon, useChartText, type Node, type PluginIntl } from '@airshed/kit'
import type { ReadingRow } from './readingRows.ts'
import type { ReadingSeries } from './readingSeries.ts'
import { readingsFile } from './readingsFile.ts'

export interface ReadingsBarProps {
  node: Node
  series: readonly ReadingSeries[]
  /** Rows that match the filters. */
  rows: readonly ReadingRow[]
  /** Number of rows before filtering. */
  total: number
  range: PageRange
  /** IANA zone of the times. */
  timezone: string
  intl: PluginIntl
  areFiltersOpen: boolean
  onFilters: () => void
  onClear: () => void
}

/** Opens the filters, shows how many rows match them, and saves the table as a file. */
export function ReadingsBar(props: ReadingsBarProps) {
  const { node, series, rows, total, range, timezone, intl, areFiltersOpen } = props
  const showError = useShowError()
  const chartText = useChartText()
  const text = (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  const save = (format: TableFormat) => (): void => {
    const title = fileTitle(node.serial, range.range, timezone)
    const table = readingsFile(rows, series, title, {
      timeHeader: text('table.timeShort'),
      chartText,
    })
    void saveTable(table, { format, timezone }).catch((error: unknown) =>
      showError(error, 'export of readings'),
    )
  }
  const isFiltered = rows.length !== total
  return (
    <div className="devices-readings-bar">
      <Button
        size="small"
        active={areFiltersOpen}
        aria-expanded={areFiltersOpen}
        text={text('filters')}
        onClick={props.onFilters}
      />
      <span className="devices-readings-count" role="status">
        {isFiltered
          ? text('table.rowsOf', { count: rows.length, total })
          : text('table.rows', { count: total })}
      </span>
      {isFiltered ? (
        <Button
          variant="minimal"
          size="small"
          text={text('filter.clear')}
          onClick={props.onClear}
        />
      ) : null}
      <span className="devices-readings-space" />
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
