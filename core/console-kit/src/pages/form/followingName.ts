/**
 * Lets the name of a new thing follow the other fields of its form until somebody types another one.
 *
 * @param nameOf the name to suggest for these fields; empty: none can be suggested yet
 * @returns `next`, with the suggested name if the name before was the suggested one
 */
export function followingName<Value extends { name?: string | undefined }>(
  previous: Value,
  next: Value,
  nameOf: (value: Value) => string,
): Value {
  const before = previous.name ?? ''
  const isTyped = (next.name ?? '') !== before || before !== nameOf(previous)
  return isTyped ? next : withName(next, nameOf(next))
}

/** The value with a suggested name; an empty one is left out, as a field that was never filled is. */
function withName<Value extends { name?: string | undefined }>(value: Value, name: string): Value {
  const { name: _, ...rest } = value
  return (name === '' ? rest : { ...rest, name }) as Value
}
