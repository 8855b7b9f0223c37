/**
 * The names that a filter offers, each once and sorted: the fixed ones, those of the shown rows and
 * queues, and the selected one.
 */
export const filterNames = (...names: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(names.filter((name) => name !== undefined))].toSorted()
