import type { AlertExpression } from '@airshed/schemas'

/** Where a clearing value must lie, so that the alert can end; null: there is none for such a condition. */
export type ClearingBound = { side: 'most' | 'least'; value: number } | null

/**
 * Where the clearing value of a condition must lie: on the other side of its value, as with "above 35" an
 * alert that ends only below 50 would end while it begins.
 *
 * @param value that the condition compares with: a number
 */
export function clearingBound(expr: AlertExpression, value: number): ClearingBound {
  if (expr === 'eq' || expr === 'neq') return null
  return { side: expr === 'gt' || expr === 'gte' ? 'most' : 'least', value }
}

/** Whether a clearing value lies within its bound. */
export const isWithin = ({ side, value }: NonNullable<ClearingBound>, clearing: number): boolean =>
  side === 'most' ? clearing <= value : clearing >= value
