import { usePagesText } from '../../messages/pagesText.ts'
import { columnCountOf, type GridView } from './gridView.ts'

interface GroupLineProps<Row> {
  name: string
  /** null while not all rows are loaded. */
  count: number | null
  view: GridView<Row>
}

/** The heading of a group of rows. */
export function GroupLine<Row>({ name, count, view }: GroupLineProps<Row>) {
  const text = usePagesText()
  return (
    <div role="row" className="air-list-group">
      <div role="gridcell" aria-colspan={columnCountOf(view)}>
        {count === null ? name : text('list.group.heading', { name, count })}
      </div>
    </div>
  )
}

/** The details below an expanded row. */
export function DetailLine<Row>({ row, view }: { row: Row; view: GridView<Row> }) {
  return (
    <div role="row" className="air-list-detail">
      <div role="gridcell" aria-colspan={columnCountOf(view)}>
        {view.expansion?.(row)}
      </div>
    </div>
  )
}
