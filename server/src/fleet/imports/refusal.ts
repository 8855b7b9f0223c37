import type { ImportRefusal } from '@airshed/schemas'

/** Why a row or a cell is refused, before its line is known. */
export type Refusal = Omit<ImportRefusal, 'line'>

/** A refusal of a whole row. */
export const rowRefusal = (
  kind: Refusal['kind'],
  expected: string,
  got: string,
  cure: string | null = null,
): Refusal => ({ kind, column: null, expected, got, cure })

/** A refusal as a sentence. */
export const refusalText = ({ expected, got, cure }: Omit<Refusal, 'kind' | 'column'>): string =>
  `expected ${expected}, got ${got}${cure === null ? '' : `. ${cure}`}`

/** Whether a row, or its time, was refused. */
export const isRefusal = (read: object | null): read is Refusal => read !== null && 'kind' in read
