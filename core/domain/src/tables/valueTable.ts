/** Text, number, time in ms UTC (in columns of times), or nothing. */
export type TableCell = string | number | null

export interface TableColumn {
  header: string
  /** `isoTime` repeats an instant as ISO 8601, which programs parse unambiguously. */
  kind: 'text' | 'number' | 'time' | 'isoTime'
  /** Decimals to show; default all. */
  precision?: number
  /** Of readings: most decimals that they came with, see `formatReading`. */
  decimals?: number
}

/** Data as rows and columns, independent of the file format. */
export interface ValueTable {
  title: string
  columns: readonly TableColumn[]
  rows: readonly (readonly TableCell[])[]
}
