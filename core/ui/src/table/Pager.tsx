import { Button, HTMLSelect } from '@blueprintjs/core'
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import type { TablePaging } from './tableTypes.ts'

/** Rows per page, the range of rows shown, and the buttons for the previous and the next page. */
export function Pager({ paging }: { paging: TablePaging }) {
  const { page, size, total, sizes, onChange } = paging
  const text = useUiText()
  const { formatNumber } = useIntl()
  const first = total === 0 ? 0 : page * size + 1
  const last = Math.min(total, (page + 1) * size)
  return (
    <div className="air-table-pager">
      <label className="air-table-size">
        <span className="air-table-size-text">{text('ui.table.rowsPerPage')}</span>
        <HTMLSelect
          minimal
          value={size}
          options={sizes.map((choice) => ({ value: choice, label: String(choice) }))}
          onChange={(event) => onChange(0, Number(event.currentTarget.value))}
        />
      </label>
      <span className="air-table-span" aria-live="polite">
        {text('ui.table.span', {
          first: formatNumber(first),
          last: formatNumber(last),
          total: formatNumber(total),
        })}
      </span>
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronLeftIcon />}
        aria-label={text('ui.table.previous')}
        disabled={page === 0}
        onClick={() => onChange(page - 1, size)}
      />
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronRightIcon />}
        aria-label={text('ui.table.next')}
        disabled={last >= total}
        onClick={() => onChange(page + 1, size)}
      />
    </div>
  )
}
