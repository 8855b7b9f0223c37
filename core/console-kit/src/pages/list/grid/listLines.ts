/** How rows are grouped under headings. */
export interface ListGrouping<Row> {
  /** Which group a row belongs to. */
  keyOf: (row: Row) => string
  /** Text of the heading. */
  nameOf: (key: string) => string
  /** Order of the groups; default: order of appearance. Groups that are not listed come last. */
  order?: readonly string[]
}

/** A line of the list, from top to bottom. */
export type ListLine<Row> =
  | { kind: 'group'; key: string; name: string; count: number }
  | {
      kind: 'row'
      key: string
      row: Row
      /** Place among the rows, from 0. */
      index: number
    }
  | { kind: 'detail'; key: string; row: Row }

export interface ListLinesOptions<Row> {
  rowKey: (row: Row) => string
  grouping: ListGrouping<Row> | null
  expanded: ReadonlySet<string>
}

function groupsOf<Row>(
  rows: readonly Row[],
  { keyOf, order = [] }: ListGrouping<Row>,
): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  const placeOf = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...groups].toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

/** Rows with their headings and opened details as the lines that are drawn. */
export function listLines<Row>(
  rows: readonly Row[],
  { rowKey, grouping, expanded }: ListLinesOptions<Row>,
): ListLine<Row>[] {
  const lines: ListLine<Row>[] = []
  let index = 0
  const add = (row: Row): void => {
    const key = rowKey(row)
    lines.push({ kind: 'row', key, row, index })
    index += 1
    if (expanded.has(key)) lines.push({ kind: 'detail', key, row })
  }
  if (grouping === null) {
    rows.forEach(add)
    return lines
  }
  for (const [key, members] of groupsOf(rows, grouping)) {
    lines.push({ kind: 'group', key, name: grouping.nameOf(key), count: members.length })
    members.forEach(add)
  }
  return lines
}
