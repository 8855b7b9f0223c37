import { type Destination } from '@airshed/kit/provider'
import { useNavigation } from '@airshed/kit'
import { Button, EmptyState, PageHeader } from '@airshed/ui'
import { useMemo, useRef, type ReactNode } from 'react'
import { usePagesText } from '../messages/pagesText.ts'
import { QueryView } from '../query/QueryView.tsx'
import type { BulkAction, RowAction } from './actions/listAction.ts'
import { useConfirmed } from './actions/useConfirmed.tsx'
import { columnTracks, sidesPx } from './columns/columnTracks.ts'
import { nextSort } from './columns/nextSort.ts'
import type { ListColumn } from './columns/listColumn.ts'
import { useListColumns } from './columns/useListColumns.ts'
import type { MoreTable } from './export/ExportMenu.tsx'
import { ListGrid } from './grid/ListGrid.tsx'
import { ListSkeleton } from './grid/ListSkeleton.tsx'
import { LoadMore } from './grid/LoadMore.tsx'
import { NoneYet } from './grid/NoneYet.tsx'
import { listLines, type ListGrouping } from './grid/listLines.ts'
import type { GridView } from './grid/gridView.ts'
import { useExpansion } from './grid/useExpansion.ts'
import type { ListRows } from './rows/listRows.ts'
import { BulkBar } from './selection/BulkBar.tsx'
import { isSelected, selectedCount } from './selection/selection.ts'
import { useSelection } from './selection/useSelection.ts'
import type { ListState } from './state/useListState.ts'
import type { ListFilter } from './toolbar/FilterMenu.tsx'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { useBoxWidth } from './useBoxWidth.ts'
import './list.css'

/** Below this width a row has two lines. */
const NARROW_BELOW_PX = 640

/** A grouping that the user can choose; its id is one of the schema's groups. */
export interface ListGroup<Row> extends ListGrouping<Row> {
  id: string
  label: string
}

export interface ListPageProps<Row> {
  /** Short name of the list, such as `alerts`: the user's column settings are kept under it. */
  name: string
  title: string
  /**
   * The list is part of a page with its own heading: the title is only its accessible name, and is not drawn.
   * Default false.
   */
  isPart?: boolean
  /** A muted line below the title. */
  note?: ReactNode
  /** Right of the title, at most one of them primary; left out while the whole list is empty. */
  actions?: ReactNode
  /** Shown above the list, such as totals. */
  lead?: ReactNode
  /** The state of the list, from the URL. */
  state: ListState
  /** The rows as far as they are loaded. */
  rows: ListRows<Row>
  /** Status first; keep the same array while its contents do not change. */
  columns: readonly ListColumn<Row>[]
  rowKey: (row: Row) => string
  /** The accessible name of a row, usually its name. */
  rowName: (row: Row) => string
  /** Placeholder of the search field; null for a list without a search. Default "Search". */
  search?: string | null
  filters?: readonly ListFilter[]
  groups?: readonly ListGroup<Row>[]
  /** The link target of a row: its title becomes a link, and Enter follows it. */
  hrefOf?: (row: Row) => Destination | null
  /** The content of an expanded row. */
  expansion?: (row: Row) => ReactNode
  /** The menu of a row; an empty list has no menu. */
  rowActions?: (row: Row) => readonly RowAction[]
  /** Makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[]
  /** Name of exported files; without it there is no export. */
  exportName?: string
  /** Further tables of the exported rows, such as what belongs to each of them. Default none. */
  moreTables?: readonly MoreTable<Row>[]
  /** Shown while the list is empty without search or filters, with one action. */
  empty: ReactNode
  /** The title of the error, for example "The alerts could not be loaded". */
  errorTitle?: string
}

/** A page of rows: searched, filtered, sorted, grouped, selected, opened and exported. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { name, title, state, rows, columns, rowKey, rowName, groups = [], expansion } = props
  const { rowActions, hrefOf, bulkActions = [] } = props
  const { query } = state
  const text = usePagesText()
  const { go } = useNavigation()
  const frame = useRef<HTMLDivElement>(null)
  const widthPx = useBoxWidth(frame)
  const isNarrow = widthPx !== null && widthPx < NARROW_BELOW_PX
  const isSelectable = bulkActions.length > 0
  const sides = {
    isSelectable,
    isExpandable: expansion !== undefined,
    hasMenu: rowActions !== undefined,
  }
  const loaded = rows.query.data
  const listColumns = useListColumns(name, columns, {
    rows: loaded,
    sort: query.sort,
    roomPx: widthPx === null || isNarrow ? null : widthPx - sidesPx(sides),
  })
  const selecting = useSelection(query)
  const { expanded, expand } = useExpansion()
  const confirmed = useConfirmed(`list ${name}`)

  const grouping = groups.find(({ id }) => id === query.group) ?? null
  const lines = useMemo(
    () => listLines(loaded ?? [], { rowKey, grouping, expanded }),
    [loaded, rowKey, grouping, expanded],
  )
  const keys = useMemo(
    () => lines.flatMap((line) => (line.kind === 'row' ? [line.key] : [])),
    [lines],
  )
  const { tracks, minWidthPx } = columnTracks(listColumns.shown, sides)
  const view: GridView<Row> = {
    label: title,
    columns: listColumns.shown,
    tracks,
    isNarrow,
    sort: query.sort,
    onSort: (column) => state.setSort(nextSort(column, query.sort)),
    rowName,
    hrefOf,
    expansion,
    expanded,
    onExpand: expand,
    selection: isSelectable ? selecting.selection : null,
    onSelect: (key, isRange) => selecting.select(key, isRange, keys),
    onSelectAll: (isWanted) => selecting.selectLoaded(keys, isWanted),
    rowActions,
    onAction: confirmed.start,
  }
  const selectedRows = (loaded ?? []).filter((row) => isSelected(selecting.selection, rowKey(row)))
  const onBulk = (action: BulkAction<Row>): void => {
    const { selection } = selecting
    const areAll = selection.all ? !rows.hasMore : selection.keys.size === selectedRows.length
    confirmed.start({
      confirm: action.confirm?.(selection, selectedCount(selection, rows.total)),
      run: async () => {
        await action.run(selection, selectedRows, areAll)
        selecting.clear()
      },
    })
  }
  const open = (row: Row): void => {
    const destination = hrefOf?.(row) ?? null
    if (destination === null) expand(rowKey(row))
    else go(destination)
  }
  // There is nothing to search, and the one action is in the middle.
  const isBlank = loaded?.length === 0 && !state.isNarrowed && !rows.isRefreshing && !rows.foundNone
  const noMatch = (
    <EmptyState
      title={text('list.none.title')}
      text={text('list.none.text')}
      action={<Button text={text('list.filter.clear')} onClick={state.clear} />}
    />
  )
  return (
    <div className="air-list">
      {props.isPart === true ? null : (
        <PageHeader title={title} note={props.note} actions={isBlank ? undefined : props.actions} />
      )}
      {props.lead}
      <div className="air-list-frame" ref={frame} data-narrow={isNarrow}>
        {isBlank ? null : isSelectable && selecting.isAny ? (
          <BulkBar
            state={selecting}
            rows={selectedRows}
            rowKey={rowKey}
            rowName={rowName}
            total={rows.total}
            hasMore={rows.hasMore}
            actions={bulkActions}
            onAction={onBulk}
          />
        ) : (
          <ListToolbar
            name={name}
            state={state}
            search={props.search === undefined ? text('list.search') : props.search}
            filters={props.filters ?? []}
            groups={groups}
            rows={rows}
            columns={listColumns}
            exportName={props.exportName}
            moreTables={props.moreTables}
          />
        )}
        <QueryView
          query={rows.query}
          {...(props.errorTitle === undefined ? {} : { errorTitle: props.errorTitle })}
          skeleton={<ListSkeleton tracks={tracks} isNarrow={isNarrow} />}
          isEmpty={(data) => data.length === 0}
          empty={
            <div className="air-list-empty">
              {rows.foundNone ? <NoneYet rows={rows} /> : state.isNarrowed ? noMatch : props.empty}
            </div>
          }
        >
          {() => (
            <ListGrid
              view={view}
              lines={lines}
              minWidthPx={minWidthPx}
              isScrolled={widthPx !== null && !isNarrow && minWidthPx > widthPx}
              rowCount={typeof rows.total === 'number' ? rows.total : null}
              isComplete={!rows.hasMore}
              isRefreshing={rows.isRefreshing}
              onOpen={hrefOf === undefined && expansion === undefined ? undefined : open}
              onClearSelection={selecting.clear}
              onEnd={() => {
                if (rows.hasMore && !rows.isLoadingMore && rows.moreError === null) rows.loadMore()
              }}
              tail={<LoadMore rows={rows} />}
            />
          )}
        </QueryView>
      </div>
      {confirmed.dialog}
    </div>
  )
}
