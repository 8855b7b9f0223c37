/** Whether a value is an imported module that wraps the actual value. */
export function isModule<Value>(value: unknown): value is { default: Value } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.prototype.toString.call(value) === '[object Module]'
  )
}
