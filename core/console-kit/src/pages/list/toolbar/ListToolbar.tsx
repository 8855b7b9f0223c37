import { Button } from '@blueprintjs/core'
import { usePagesText } from '../../messages/pagesText.ts'
import type { ListColumns } from '../columns/useListColumns.ts'
import { ExportMenu, type MoreTable } from '../export/ExportMenu.tsx'
import type { ListRows } from '../rows/listRows.ts'
import type { ListState } from '../state/useListState.ts'
import { countText } from './countText.ts'
import { FilterMenu, type ListFilter } from './FilterMenu.tsx'
import { filterKind } from './filterKind.ts'
import { SearchBox } from './SearchBox.tsx'
import { ViewMenu } from './ViewMenu.tsx'

export interface ListToolbarProps<Row> {
  /** Short name of the list: views are saved under it. */
  name: string
  state: ListState
  /** Placeholder of the search field; null for no search. */
  search: string | null
  filters: readonly ListFilter[]
  groups: readonly { id: string; label: string }[]
  rows: ListRows<Row>
  columns: ListColumns<Row>
  exportName: string | undefined
  moreTables: readonly MoreTable<Row>[] | undefined
}

/** Above the rows: search and filters, the number of rows, the view menu, and the export. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { name, state, search, filters, groups, rows, columns, exportName } = props
  const text = usePagesText()
  const { query, schema } = state
  const set = query.filters
  return (
    <div className="air-list-toolbar" role="search" aria-label={text('list.search')}>
      {search === null ? null : (
        <SearchBox value={query.search} placeholder={search} onChange={state.setSearch} />
      )}
      {filters.map((filter) => (
        <FilterMenu
          key={filter.name}
          filter={filter}
          kind={filterKind(schema, filter.name)}
          value={set[filter.name]}
          onChange={(value) => state.setFilter(filter.name, value)}
        />
      ))}
      {Object.keys(set).length > 0 ? (
        <Button variant="minimal" text={text('list.filter.clear')} onClick={state.clear} />
      ) : null}
      <span className="air-list-end">
        <span className="air-list-count" role="status">
          {countText(rows, text)}
        </span>
        <ViewMenu list={name} state={state} columns={columns} groups={groups} />
        {exportName === undefined ? null : (
          <ExportMenu
            name={exportName}
            rows={rows}
            columns={columns.exported}
            more={props.moreTables}
          />
        )}
      </span>
    </div>
  )
}
