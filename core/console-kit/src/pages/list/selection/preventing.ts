import type { BulkAction } from '../actions/listAction.ts'

/** Selected rows that prevent an action for the same reason. */
export interface PreventingRows<Row> {
  /** null: the action gives none. */
  reason: string | null
  rows: readonly Row[]
}

/** The selected rows that do not permit an action, by their reasons in the order of the rows; empty: it is possible. */
export function preventingRows<Row>(
  { allows, refusal }: Pick<BulkAction<Row>, 'allows' | 'refusal'>,
  rows: readonly Row[],
): readonly PreventingRows<Row>[] {
  if (allows === undefined) return []
  const groups = new Map<string | null, Row[]>()
  for (const row of rows) {
    if (allows(row)) continue
    const reason = refusal?.(row) ?? null
    groups.set(reason, [...(groups.get(reason) ?? []), row])
  }
  return [...groups].map(([reason, preventing]) => ({ reason, rows: preventing }))
}
