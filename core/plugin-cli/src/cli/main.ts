import { CliError } from './cliError.ts'
import type { CommandIo, ExitCode } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpText } from './helpText.ts'

const HELP = new Set([undefined, 'help', '--help', '-h'])

/** The terminal and Ctrl+C. */
export function terminal(): CommandIo {
  const ended = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ended.abort())
  return {
    folder: process.cwd(),
    env: process.env,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    signal: ended.signal,
  }
}

/** Runs `airshed-plugin` with these args; resolves to its exit code. */
export async function main(args: readonly string[], io: CommandIo = terminal()): Promise<ExitCode> {
  const [name, ...rest] = args
  if (HELP.has(name)) {
    io.print(helpText())
    return 0
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) {
    io.printError(`There is no command ${name}.\n\n${helpText()}`)
    return 2
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.print(helpText(command))
    return 0
  }
  try {
    const { run } = await command.load()
    return await run(rest, io)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    io.printError(error.message)
    return error.exitCode
  }
}
