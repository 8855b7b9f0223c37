/** One of the records that a reader can switch to. */
export interface SwitcherOption {
  id: string
  name: string
  /** Muted text beside the name, such as a serial or a status. */
  note?: string
  /** Place of its status, 0 the first; records of one status are sorted by name. */
  statusRank: number
}

/** The records by status, then by name as the reader's language sorts; numbers by their value. */
export function sortByStatus<Option extends SwitcherOption>(
  options: readonly Option[],
  locale: string,
): Option[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return options.toSorted((a, b) => a.statusRank - b.statusRank || collator.compare(a.name, b.name))
}
