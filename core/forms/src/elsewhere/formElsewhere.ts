/** What happened to the fields of an open form elsewhere. */
export interface FormElsewhere {
  /** Fields that both have changed differently, with the value of the other. */
  clashes: Readonly<Record<string, unknown>>
  /** Fields that have a new value from elsewhere. */
  taken: readonly string[]
  onSettle: (name: string, side: 'mine' | 'theirs') => void
}
