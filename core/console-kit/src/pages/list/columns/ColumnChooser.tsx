import { Checkbox } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronUpIcon, DragHandleVerticalIcon } from '@blueprintjs/icons'
import { useState, type KeyboardEvent } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListColumns } from './useListColumns.ts'

/** Which columns are shown and in which order: by mouse, by keyboard, and by two buttons each. */
export function ColumnChooser<Row>({ columns }: { columns: ListColumns<Row> }) {
  const text = usePagesText()
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { all, show, move, reset } = columns
  const moveTo = (id: string, name: string, to: number): void => {
    if (to < 0 || to >= all.length) return
    move(id, to)
    setSaid(text('list.columns.moved', { name, position: to + 1, count: all.length }))
  }
  return (
    <div className="air-list-columns" role="group" aria-label={text('list.columns')}>
      <div className="air-list-view-line">
        <strong>{text('list.columns')}</strong>
        <Button
          variant="minimal"
          size="small"
          text={text('list.columns.reset')}
          disabled={!columns.isArranged}
          onClick={reset}
        />
      </div>
      <ul>
        {all.map(({ column: { id, header, isTitle = false }, isShown, leftOut }, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the box inside; dragging has buttons beside it
          <li
            key={id}
            draggable
            data-dragged={dragged === id}
            onDragStart={(event) => {
              setDragged(id)
              event.dataTransfer.effectAllowed = 'move'
            }}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDragEnter={() => {
              if (dragged !== null && dragged !== id) move(dragged, index)
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            onKeyDown={(event: KeyboardEvent) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              moveTo(id, header, index + (event.key === 'ArrowUp' ? -1 : 1))
            }}
          >
            <DragHandleVerticalIcon size={14} aria-hidden />
            <Checkbox
              label={leftOut === null ? header : text(`list.columns.${leftOut}`, { name: header })}
              checked={isShown}
              disabled={isTitle}
              title={isTitle ? text('list.columns.fixed') : undefined}
              onChange={({ currentTarget: { checked } }) => show(id, checked)}
            />
            <Button
              variant="minimal"
              size="small"
              icon={<ChevronUpIcon />}
              aria-label={text('list.columns.up', { name: header })}
              disabled={index === 0}
              onClick={() => moveTo(id, header, index - 1)}
            />
            <Button
              variant="minimal"
              size="small"
              icon={<ChevronDownIcon />}
              aria-label={text('list.columns.down', { name: header })}
              disabled={index === all.length - 1}
              onClick={() => moveTo(id, header, index + 1)}
            />
          </li>
        ))}
      </ul>
      <p className="air-list-hint">{text('list.columns.hint')}</p>
      <p className="air-visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
