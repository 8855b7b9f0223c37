import type { KeyboardEvent } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import { COLUMN_MAX_PX, COLUMN_MIN_PX } from './listColumn.ts'
import type { ShownColumn } from './useListColumns.ts'

/** How far an arrow key moves the edge. */
const STEP_PX = 16

/** The edge of a column: drag it, move it with the arrow keys; Enter or a double click resets it. */
export function WidthHandle<Row>({ shown }: { shown: ShownColumn<Row> }) {
  const { column, widthPx, isResizing, setWidth, startResize } = shown
  const text = usePagesText()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // A column that grows starts from the width that it has on the screen.
    const fromPx = shown.chosenWidthPx ?? event.currentTarget.parentElement?.offsetWidth ?? widthPx
    if (event.key === 'ArrowRight') setWidth(fromPx + STEP_PX)
    else if (event.key === 'ArrowLeft') setWidth(fromPx - STEP_PX)
    else if (event.key === 'Enter') setWidth(null)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that has a value and the focus is a control
    <div
      className="air-list-edge"
      data-moving={isResizing}
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text('list.columns.width', { name: column.header })}
      aria-valuenow={Math.round(widthPx)}
      aria-valuemin={COLUMN_MIN_PX}
      aria-valuemax={COLUMN_MAX_PX}
      onKeyDown={onKeyDown}
      onMouseDown={startResize}
      onTouchStart={startResize}
      onDoubleClick={() => setWidth(null)}
    />
  )
}
