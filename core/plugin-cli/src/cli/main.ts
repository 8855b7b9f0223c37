import type { CommandIo, ExitCode } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpText } from './helpText.ts'
import { runCommand } from './runCommand.ts'
import { terminal } from './terminal.ts'

const HELP = new Set([undefined, 'help', '--help', '-h'])

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
  return runCommand(command, rest, io)
}
