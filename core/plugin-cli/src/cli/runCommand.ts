import { CliError } from './cliError.ts'
import type { Command, CommandIo, ExitCode } from './command.ts'
import { commandHelp } from './commandHelp.ts'

/** Runs a command with these args, or prints its help; resolves to the exit code. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  io: CommandIo,
): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    io.print(commandHelp(command))
    return 0
  }
  try {
    const { run } = await command.load()
    return await run(args, io)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    io.printError(error.message)
    return error.exitCode
  }
}
