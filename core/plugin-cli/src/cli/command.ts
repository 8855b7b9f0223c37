/** Where a command reads and writes: the terminal, or what a test gives it. */
export interface CommandIo {
  /** Folder in which the command was called, absolute. */
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Writes a line of the result. */
  print: (line: string) => void
  /** Writes a line of trouble; kept apart so that a result can be piped. */
  printError: (line: string) => void
  /** Ends what goes on until it is ended, as Ctrl+C does. */
  readonly signal: AbortSignal
}

/** Exit code of the process: 0 all well, 1 it found or met trouble, 2 called in a wrong way. */
export type ExitCode = 0 | 1 | 2

/** What the module of a command exports. */
export interface CommandModule {
  run: (args: readonly string[], io: CommandIo) => Promise<ExitCode>
}

/** One line of the table of commands. */
export interface Command {
  readonly name: string
  /** How it is called, without the name of the program. */
  readonly usage: string
  /** What it does, in a sentence. */
  readonly about: string
  /** Brings the command; only the one that is called is loaded. */
  readonly load: () => Promise<CommandModule>
}
