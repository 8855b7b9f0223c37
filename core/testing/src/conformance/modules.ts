/** Whether a value is an imported module around the value that is meant. */
export function isModule<Value>(value: unknown): value is { default: Value } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.prototype.toString.call(value) === '[object Module]'
  )
}
