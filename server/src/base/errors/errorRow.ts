/** One row of the error table. */
export interface ErrorRow {
  /** HTTP status. */
  status: number
  /** Short name of the failure, `error` in the response body. */
  error: string
  /** Human-readable sentence; placeholders in braces are filled in. */
  detail: string
}
