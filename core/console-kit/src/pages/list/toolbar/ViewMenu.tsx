import { POPOVER_LOOK } from '@airshed/ui'
import { Button, HTMLSelect, PopoverNext } from '@blueprintjs/core'
import { SettingsIcon, SortAscIcon, SortDescIcon } from '@blueprintjs/icons'
import { usePagesText } from '../../messages/pagesText.ts'
import { ColumnChooser } from '../columns/ColumnChooser.tsx'
import type { ListColumns } from '../columns/useListColumns.ts'
import type { ListState } from '../state/useListState.ts'
import { SavedViews } from '../views/SavedViews.tsx'

export interface ViewMenuProps<Row> {
  /** Short name of the list. */
  list: string
  state: ListState
  columns: ListColumns<Row>
  /** Groupings by id. */
  groups: readonly { id: string; label: string }[]
}

/** How the list is shown: its sort, grouping, columns and saved views. */
export function ViewMenu<Row>({ list, state, columns, groups }: ViewMenuProps<Row>) {
  const text = usePagesText()
  const { query, setSort, setGroup } = state
  const isDown = query.sort.startsWith('-')
  const sorted = query.sort.replace(/^-/, '')
  const sortable = columns.all.filter(({ column }) => column.isSortable === true)
  const orders = sortable.flatMap(({ column: { id, header, otherOrder } }) => [
    ...(otherOrder === undefined ? [] : [{ value: otherOrder.id, label: otherOrder.label }]),
    { value: id, label: header },
  ])
  return (
    <PopoverNext
      placement="bottom-end"
      {...POPOVER_LOOK}
      content={
        <div className="air-list-view">
          {sortable.length === 0 ? null : (
            <div className="air-list-view-line">
              <label>
                <span>{text('list.sort.label')}</span>
                <HTMLSelect
                  aria-label={text('list.sort.label')}
                  value={sorted}
                  options={orders}
                  onChange={({ currentTarget }) =>
                    setSort(`${isDown ? '-' : ''}${currentTarget.value}`)
                  }
                />
              </label>
              <Button
                variant="minimal"
                icon={isDown ? <SortDescIcon /> : <SortAscIcon />}
                aria-label={text('list.sort.direction')}
                aria-pressed={isDown}
                onClick={() => setSort(isDown ? sorted : `-${sorted}`)}
              />
            </div>
          )}
          {groups.length === 0 ? null : (
            <div className="air-list-view-line">
              <label>
                <span>{text('list.group')}</span>
                <HTMLSelect
                  aria-label={text('list.group')}
                  value={query.group ?? ''}
                  options={[
                    { value: '', label: text('list.group.none') },
                    ...groups.map(({ id, label }) => ({ value: id, label })),
                  ]}
                  onChange={({ currentTarget }) => setGroup(currentTarget.value || null)}
                />
              </label>
            </div>
          )}
          <SavedViews list={list} state={state} />
          <ColumnChooser columns={columns} />
        </div>
      }
      renderTarget={({ isOpen, ref, className, ...target }) => (
        <Button
          {...target}
          ref={ref}
          className={className}
          variant="minimal"
          icon={<SettingsIcon />}
          text={text('list.view')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        />
      )}
    />
  )
}
