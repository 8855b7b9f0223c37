import { LONG_TOAST_MS, Menu, MenuItem, POPOVER_LOOK } from '@airshed/ui'
import { saveTable, type TableFormat } from '../../../exports/saveTable.ts'
import { useTellError, useToaster } from '@airshed/kit/provider'
import { useSession } from '@airshed/kit'
import { Button, PopoverNext } from '@blueprintjs/core'
import { ExportIcon } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListColumn } from '../columns/listColumn.ts'
import type { ListRows } from '../rows/listRows.ts'
import { rowsTable } from './rowsTable.ts'

/** Maximum number of rows that a page exports; larger exports are a task for the server. */
export const EXPORT_ROWS_MAX = 10_000

export interface ExportMenuProps<Row> {
  /** Name of the file, without its ending. */
  name: string
  rows: ListRows<Row>
  /** Those that are exported, in their order. */
  columns: readonly ListColumn<Row>[]
}

/** Saves every matching row, including those not loaded yet, as a spreadsheet or as CSV. */
export function ExportMenu<Row>({ name, rows, columns }: ExportMenuProps<Row>) {
  const text = usePagesText()
  const toaster = useToaster()
  const tellError = useTellError()
  const { user } = useSession()
  const [isBusy, setBusy] = useState(false)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  const save = async (format: TableFormat): Promise<void> => {
    const running = new AbortController()
    ending.current = running
    setBusy(true)
    try {
      const all = await rows.loadAll(EXPORT_ROWS_MAX, running.signal)
      await saveTable(rowsTable(name, all.rows, columns), { format, timezone: user.timezone })
      if (all.isCut) {
        const message = text('list.export.cut', { count: EXPORT_ROWS_MAX })
        toaster.show({ message, intent: 'warning', durationMs: LONG_TOAST_MS })
      }
    } catch (error) {
      tellError(error, 'list export')
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
