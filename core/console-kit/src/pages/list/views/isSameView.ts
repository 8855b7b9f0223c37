/** Whether two states of a list, as URL parameters, are the same. */
export function isSameView(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): boolean {
  return textOf(a) === textOf(b)
}

const textOf = (params: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)))
