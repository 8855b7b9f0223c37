/** Freezes a value with all its parts, so that any attempt to change it fails at once. */
export function deepFreeze<Value>(value: Value): Value {
  // Typed arrays cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  if (Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}
