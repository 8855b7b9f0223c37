/**
 * The names that a filter offers, each once and in order: those that are always there, those of the
 * rows and queues that are shown, and the one that is chosen.
 */
export const filterNames = (...names: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(names.filter((name) => name !== undefined))].toSorted()
