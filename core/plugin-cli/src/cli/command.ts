/** The input and output of a command: the terminal, or what a test passes. */
export interface CommandIo {
  /** Folder in which the command was called, absolute. */
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Writes a line of the result. */
  print: (line: string) => void
  /** Writes a line of trouble; kept apart so that a result can be piped. */
  printError: (line: string) => void
  /** Stops a command that runs until it is stopped, as Ctrl+C does. */
  readonly signal: AbortSignal
}

/** Exit code of the process: 0 all well, 1 it found or met trouble, 2 called in a wrong way. */
export type ExitCode = 0 | 1 | 2

/** The exports of a command's module. */
export interface CommandModule {
  run: (args: readonly string[], io: CommandIo) => Promise<ExitCode>
}

/** One line of the table of commands. */
export interface Command {
  readonly name: string
  /** How it is called, without the name of the program. */
  readonly usage: string
  /** Its description in one sentence. */
  readonly about: string
  /** Brings the command; only the one that is called is loaded. */
  readonly load: () => Promise<CommandModule>
}
