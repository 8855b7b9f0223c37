/** One row of the error table. */
export interface ErrorRow {
  /** HTTP status. */
  status: number
  /** Short name of the failure, `error` on the wire. */
  error: string
  /** Sentence for a person; named parts in braces are filled in. */
  detail: string
}
