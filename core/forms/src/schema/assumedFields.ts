import type { JsonSchema } from './jsonSchema.ts'
import { withDefaultsOfOpened, type Holds } from './openFields.ts'

/** What is needed to complete a value whose unknown fields have assumed values. */
export interface Assumptions<Value extends object> {
  /** As the form draws it, see `drawableSchema`. */
  schema: JsonSchema
  holds: Holds
  /** Values that stand in for fields that nobody knows, by their names. */
  assumed: Partial<Value>
}

/** A value with what is assumed of its unknown fields, without fields whose condition does not hold. */
export const wholeValue = <Value extends object>(
  { schema, holds, assumed }: Assumptions<Value>,
  known: Partial<Value>,
): Partial<Value> =>
  Object.keys(assumed).length === 0
    ? known
    : withDefaultsOfOpened(schema, null, { ...assumed, ...known }, holds)

/**
 * Adjusts a value after a change by a function that knows only whole values: fields that are unknown stay so, unless
 * the function changes them.
 */
export function settleKnown<Value extends object>(
  assumptions: Assumptions<Value>,
  previous: Partial<Value>,
  next: Partial<Value>,
  settle: (previous: Value, next: Value) => Value,
): Partial<Value> {
  const before = wholeValue(assumptions, next) as Value
  const after = settle(wholeValue(assumptions, previous) as Value, before)
  const isKnown = (name: string): boolean => {
    const field = name as keyof Value
    return (
      !Object.hasOwn(assumptions.assumed, name) ||
      next[field] !== undefined ||
      JSON.stringify(after[field]) !== JSON.stringify(before[field])
    )
  }
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => isKnown(name)),
  ) as Partial<Value>
}
