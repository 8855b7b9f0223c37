/**
 * The values of a list in a query: its name repeated, or values separated by commas. Empty if it is absent.
 */
export function listOf(field: string | readonly string[] | undefined): string[] {
  return [field ?? []]
    .flat()
    .flatMap((values) => values.split(','))
    .filter((value) => value !== '')
}
