import { POPOVER_LOOK } from '@airshed/ui'
import { Button, PopoverNext } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import type { BulkAction } from '../actions/listAction.ts'
import type { PreventingRows } from './preventing.ts'

export interface RefusedActionProps<Row> {
  action: Pick<BulkAction<Row>, 'label' | 'icon'>
  /** At least one. */
  preventing: readonly PreventingRows<Row>[]
  /** Number of selected rows, as far as it is known. */
  selected: number
  rowName: (row: Row) => string
  /** Removes rows from the selection. */
  onDeselect: (rows: readonly Row[]) => void
}

/** Rows that are named for each reason; the others are counted. */
const NAMED_MAX = 5

/**
 * An action that some selected rows prevent. It looks disabled, but can be reached: it says which rows these are and why,
 * on hover, focus and press, and takes them out of the selection.
 */
export function RefusedAction<Row>(props: RefusedActionProps<Row>) {
  const { action, preventing, selected, rowName, onDeselect } = props
  const text = usePagesText()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const reasonId = useId()
  const refused = preventing.flatMap(({ rows }) => rows)
  const counts = { count: refused.length, of: selected }
  const namesOf = (rows: readonly Row[]): string => {
    const names = rows.slice(0, NAMED_MAX).map(rowName).join(', ')
    return rows.length <= NAMED_MAX
      ? names
      : text('list.bulk.prevented.more', { names, count: rows.length - NAMED_MAX })
  }
  const groups = preventing.map(({ reason, rows }) => ({ reason, names: namesOf(rows) }))
  const summary = text('list.bulk.prevented', {
    ...counts,
    rows: groups
      .map(({ reason, names }) => (reason === null ? names : `${names} (${reason})`))
      .join('; '),
  })
  return (
    <>
      <PopoverNext
        isOpen={isOpen}
        onInteraction={setOpen}
        placement="bottom-start"
        {...POPOVER_LOOK}
        content={
          <div className="air-list-prevented" role="dialog" aria-labelledby={titleId}>
            <div id={titleId} className="air-list-prevented-title">
              {text('list.bulk.prevented.title', { ...counts, action: action.label })}
            </div>
            <ul>
              {groups.map(({ reason, names }) => (
                <li key={reason ?? ''}>
                  {reason === null ? null : <div>{reason}</div>}
                  <div className={reason === null ? undefined : 'air-muted'}>{names}</div>
                </li>
              ))}
            </ul>
            <Button
              size="small"
              // The only control of what was just opened by a press.
              autoFocus
              text={text('list.bulk.prevented.deselect', counts)}
              onClick={() => {
                setOpen(false)
                onDeselect(refused)
              }}
            />
          </div>
        }
        renderTarget={({ isOpen: isShown, ref, className, ...target }) => (
          <Button
            {...target}
            ref={ref}
            className={`bp6-disabled air-list-refused ${className ?? ''}`}
            size="small"
            icon={action.icon}
            text={action.label}
            title={summary}
            aria-disabled
            aria-haspopup="dialog"
            aria-expanded={isShown}
            aria-describedby={reasonId}
          />
        )}
      />
      <span id={reasonId} hidden>
        {summary}
      </span>
    </>
  )
}
