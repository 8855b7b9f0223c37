export interface ShapeTableProps {
  label: string
  /** Names of the columns after the first. */
  head: readonly string[]
  /** In their order; two rows may have the same name, such as an hour that occurs twice in autumn. */
  rows: readonly { id: string; name: string; cells: readonly string[] }[]
}

/** The figures of a drawing, for those who cannot see it. */
export function ShapeTable({ label, head, rows }: ShapeTableProps) {
  return (
    <div className="air-visually-hidden">
      <table aria-label={label}>
        <thead>
          <tr>
            {[label, ...head].map((words, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity and never move
              <th key={index} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity and never move
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
