import type { ListColumn } from './listColumn.ts'

interface OrganizationColumnOptions<Row> extends Partial<ListColumn<Row>> {
  header: string
  /** The name of a row's organization. */
  nameOf: (row: Row) => string
}

/** The organization column, for lists that show several organizations. */
export function organizationColumn<Row>(options: OrganizationColumnOptions<Row>): ListColumn<Row> {
  const { nameOf, ...column } = options
  return { id: 'organization', widthPx: 160, grow: 1, cell: nameOf, value: nameOf, ...column }
}
