/** The input and output of a command: the terminal, or what a test passes. */
export interface CommandIo {
  /** Folder in which the command was called, absolute. */
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Version of Node that runs the command: `24.9.0`. */
  readonly nodeVersion: string
  /** Writes a line of the result. */
  print: (line: string) => void
  /** Writes an error line; separate so that a result can be piped. */
  printError: (line: string) => void
  /** Asks the user at the terminal; "" without an answer. Null if the terminal is not interactive. */
  readonly ask: ((question: string) => Promise<string>) | null
  /** Stops a command that runs until stopped, like Ctrl+C. */
  readonly signal: AbortSignal
}

/** Exit code of the process: 0 success, 1 problems found or errors, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2

/** The exports of a command's module. */
export interface CommandModule {
  run: (args: readonly string[], io: CommandIo) => Promise<ExitCode>
}

/** One entry of the table of commands. */
export interface Command {
  /** Program that has the command. Default: `airshed-plugin`. */
  readonly program?: string
  readonly name: string
  /** Its usage, without the name of the program. */
  readonly usage: string
  /** Its description in one sentence. */
  readonly about: string
  /** Loads the command; only the one that is called is loaded. */
  readonly load: () => Promise<CommandModule>
}
