interface ShapeTableProps {
  label: string
  /** Names of the columns after the first. */
  head: readonly string[]
  /** The first cell of each row is its name. */
  rows: readonly (readonly string[])[]
}

/** The figures of a drawing, for who does not see it. */
export function ShapeTable({ label, head, rows }: ShapeTableProps) {
  return (
    <div className="air-visually-hidden">
      <table aria-label={label}>
        <thead>
          <tr>
            {[label, ...head].map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
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
