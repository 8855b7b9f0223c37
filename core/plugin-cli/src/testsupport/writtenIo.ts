import type { CommandIo } from '../cli/command.ts'

/** The input and output of a command in a test, with a record of what it wrote. */
export interface WrittenIo extends CommandIo {
  readonly printed: string[]
  readonly troubles: string[]
}

/**
 * A terminal without colours that records its output.
 *
 * @param further overrides; not interactive by default
 */
export function writtenIo(
  folder: string,
  env: Readonly<Record<string, string | undefined>> = {},
  further: Partial<Pick<CommandIo, 'nodeVersion' | 'ask'>> = {},
): WrittenIo {
  const printed: string[] = []
  const troubles: string[] = []
  return {
    folder,
    env: { NO_COLOR: '1', ...env },
    nodeVersion: '24.9.0',
    ask: null,
    print: (line) => printed.push(line),
    printError: (line) => troubles.push(line),
    signal: new AbortController().signal,
    printed,
    troubles,
    ...further,
  }
}
