import { Button } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { UnavailableButton } from '../../UnavailableButton.tsx'
import { usePagesText, type PagesText } from '../../messages/pagesText.ts'
import type { BulkAction } from '../actions/listAction.ts'
import type { ListTotal } from '../rows/listRows.ts'
import { preventingRows } from './preventing.ts'
import { RefusedAction } from './RefusedAction.tsx'
import { selectedCount } from './selection.ts'
import type { SelectionState } from './useSelection.ts'

export interface BulkBarProps<Row> {
  state: SelectionState
  /** The rows of the selection that are loaded. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  total: ListTotal | null
  /** There are rows that are not loaded. */
  hasMore: boolean
  actions: readonly BulkAction<Row>[]
  onAction: (action: BulkAction<Row>) => void
}

function countText(
  { selection }: SelectionState,
  total: ListTotal | null,
  text: PagesText,
): string {
  const count = selectedCount(selection, total)
  if (!selection.all) return text('list.bulk.count', { count: count as number })
  const except = text('list.bulk.except', { except: selection.except.size })
  const exceptText = selection.except.size === 0 ? '' : except
  if (count === null) return text('list.bulk.allUnknown') + exceptText
  if (typeof count !== 'number') {
    return text('list.bulk.atLeast', { count: (total as { atLeast: number }).atLeast }) + exceptText
  }
  return text('list.bulk.all', { count })
}

/** The actions on the selected rows; it replaces search and filters. */
export function BulkBar<Row>({
  state,
  rows,
  rowKey,
  rowName,
  total,
  hasMore,
  actions,
  onAction,
}: BulkBarProps<Row>) {
  const text = usePagesText()
  const bar = useRef<HTMLDivElement>(null)
  const [freed, setFreed] = useState<{ id: string } | null>(null)
  const { selection } = state
  // The button that was pressed is gone; the action that it made possible is in its place.
  useEffect(() => {
    if (freed === null) return
    bar.current?.querySelector<HTMLElement>(`[data-action="${CSS.escape(freed.id)}"]`)?.focus()
  }, [freed])
  const count = selectedCount(selection, total)
  const offered = actions
    .map((action) => ({ action, preventing: preventingRows(action, rows) }))
    .filter(({ action, preventing }) => preventing.length === 0 || action.whenRefused !== 'hide')
  return (
    <div className="air-list-bulk" role="toolbar" aria-label={text('list.bulk.label')} ref={bar}>
      <div className="air-list-bulk-head">
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          aria-label={text('list.bulk.clear')}
          onClick={state.clear}
        />
        <span className="air-list-bulk-count" role="status">
          {countText(state, total, text)}
        </span>
        {!selection.all && hasMore ? (
          <Button
            variant="minimal"
            intent="primary"
            size="small"
            text={
              typeof total === 'number'
                ? text('list.bulk.selectAllCount', { count: total })
                : text('list.bulk.selectAll')
            }
            onClick={state.selectMatching}
          />
        ) : null}
      </div>
      <div className="air-list-bulk-actions">
        {offered.map(({ action, preventing }) => {
          if (preventing.length > 0) {
            return (
              <RefusedAction
                key={action.id}
                {...{ action, preventing, rowName }}
                selected={typeof count === 'number' ? count : rows.length}
                onDeselect={(refused) => {
                  state.selectLoaded(refused.map(rowKey), false)
                  setFreed({ id: action.id })
                }}
              />
            )
          }
          const reason = action.disabledReason?.(count)
          return reason !== undefined ? (
            <UnavailableButton
              key={action.id}
              text={action.label}
              reason={reason}
              size="small"
              {...(action.icon === undefined ? {} : { icon: action.icon })}
            />
          ) : (
            <Button
              key={action.id}
              data-action={action.id}
              size="small"
              icon={action.icon}
              text={action.label}
              variant={action.intent === 'danger' ? 'minimal' : 'solid'}
              intent={action.intent ?? 'none'}
              onClick={() => onAction(action)}
            />
          )
        })}
      </div>
    </div>
  )
}
