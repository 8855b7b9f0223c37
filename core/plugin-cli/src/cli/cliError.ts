/** The location of an error, what was expected, what was found, and the remedy. */
export interface Trouble {
  /** File, option or address. */
  readonly place: string
  readonly expected: string
  readonly got: string
  /** The remedy. */
  readonly cure: string
}

/** The trouble as one line of text. */
export const troubleText = ({ place, expected, got, cure }: Trouble): string =>
  `${place}: expected ${expected}, got ${got}. ${cure}`

/** Ends a command with a message that the author can act on. */
export class CliError extends Error {
  /** 2 for wrong usage. */
  readonly exitCode: 1 | 2

  constructor(trouble: Trouble, exitCode: 1 | 2 = 1) {
    super(troubleText(trouble))
    this.name = 'CliError'
    this.exitCode = exitCode
  }
}
