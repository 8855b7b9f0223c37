import type { CommandIo } from '../cli/command.ts'

/** A place to run commands in, and what they wrote. */
export interface WrittenIo extends CommandIo {
  readonly printed: string[]
  readonly troubles: string[]
}

/** A terminal without colours that records its output. */
export function writtenIo(
  folder: string,
  env: Readonly<Record<string, string | undefined>> = {},
): WrittenIo {
  const printed: string[] = []
  const troubles: string[] = []
  return {
    folder,
    env: { NO_COLOR: '1', ...env },
    print: (line) => printed.push(line),
    printError: (line) => troubles.push(line),
    signal: new AbortController().signal,
    printed,
    troubles,
  }
}
