/** One of the records that a user can switch to. */
export interface SwitcherOption {
  id: string
  name: string
  /** Muted text beside the name, such as a serial or a status. */
  note?: string
  /** Rank of its status, 0 first; records with the same status are sorted by name. */
  statusRank: number
}

/** The records by status, then by name in the order of the user's language, with numbers by value. */
export function sortByStatus<Option extends SwitcherOption>(
  options: readonly Option[],
  locale: string,
): Option[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return options.toSorted((a, b) => a.statusRank - b.statusRank || collator.compare(a.name, b.name))
}
