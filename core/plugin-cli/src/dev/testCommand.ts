import type { CommandIo, ExitCode } from '../cli/command.ts'

export async function run(_args: readonly string[], io: CommandIo): Promise<ExitCode> {
  io.printError('Not there yet')
  return 1
}
