import type { ValueTable } from '@airshed/domain/tables'
import { LONG_TOAST_MS, Menu, MenuItem, POPOVER_LOOK } from '@airshed/ui'
import { saveTable } from '../../../exports/saveTable.ts'
import type { TableFormat } from '../../../exports/tableFile.ts'
import { useShowError, useToaster } from '@airshed/kit/provider'
import { useSession } from '@airshed/kit'
import { Button, PopoverNext } from '@blueprintjs/core'
import { ExportIcon } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListColumn } from '../columns/listColumn.ts'
import type { ListRows } from '../rows/listRows.ts'
import { rowsTable } from './rowsTable.ts'

/** Maximum number of rows that a page exports; larger exports are a task for the server. */
const EXPORT_ROWS_MAX = 10_000

/** A further table of the same rows: a sheet of the spreadsheet, and a CSV file of its own. */
export interface MoreTable<Row> {
  /** Names the sheet, the file and the item of the menu. */
  title: string
  tableOf: (rows: readonly Row[]) => Omit<ValueTable, 'title'>
}

export interface ExportMenuProps<Row> {
  /** Name of the file, without its ending. */
  name: string
  rows: ListRows<Row>
  /** Those that are exported, in their order. */
  columns: readonly ListColumn<Row>[]
  /** Default none. */
  more?: readonly MoreTable<Row>[] | undefined
}

/** Saves every matching row, including those not loaded yet, as a spreadsheet or as CSV. */
export function ExportMenu<Row>({ name, rows, columns, more = [] }: ExportMenuProps<Row>) {
  const text = usePagesText()
  const toaster = useToaster()
  const showError = useShowError()
  const { user } = useSession()
  const [isBusy, setBusy] = useState(false)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  /** @param only null: the rows themselves; else a further table alone */
  const save = async (format: TableFormat, only: MoreTable<Row> | null = null): Promise<void> => {
    const running = new AbortController()
    ending.current = running
    setBusy(true)
    try {
      const all = await rows.loadAll(EXPORT_ROWS_MAX, running.signal)
      const tableOf = (one: MoreTable<Row>) => ({ ...one.tableOf(all.rows), title: one.title })
      const table = only === null ? rowsTable(name, all.rows, columns) : tableOf(only)
      await saveTable(table, {
        format,
        timezone: user.timezone,
        more: format === 'xlsx' ? more.map(tableOf) : [],
      })
      if (all.isCut) {
        const message = text('list.export.cut', { count: EXPORT_ROWS_MAX })
        toaster.show({ message, intent: 'warning', durationMs: LONG_TOAST_MS })
      }
    } catch (error) {
      showError(error, 'list export')
    } finally {
      if (!running.signal.aborted) setBusy(false)
    }
  }
  return (
    <PopoverNext
      placement="bottom-end"
      {...POPOVER_LOOK}
      content={
        <Menu>
          <MenuItem text={text('list.export.xlsx')} onClick={() => void save('xlsx')} />
          <MenuItem text={text('list.export.csv')} onClick={() => void save('csv')} />
          {more.map((one) => (
            <MenuItem
              key={one.title}
              text={text('list.export.moreCsv', { title: one.title })}
              onClick={() => void save('csv', one)}
            />
          ))}
        </Menu>
      }
      renderTarget={({ isOpen, ref, className, ...target }) => (
        <Button
          {...target}
          ref={ref}
          className={className}
          variant="minimal"
          icon={<ExportIcon />}
          loading={isBusy}
          text={text('list.export')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
        />
      )}
    />
  )
}
