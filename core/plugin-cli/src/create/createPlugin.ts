import type { CommandIo, ExitCode } from '../cli/command.ts'
import { runCommand } from '../cli/runCommand.ts'
import { terminal } from '../cli/terminal.ts'
import { run } from './command.ts'

/** Runs `npm create airshed-plugin` with these args; resolves to its exit code. */
export const createPlugin = (
  args: readonly string[],
  io: CommandIo = terminal(),
): Promise<ExitCode> =>
  runCommand(
    {
      name: 'create',
      program: 'npm create airshed-plugin',
      usage:
        '<name> -- --kind widget|screen|device-form [--publisher acme] [--title-es <title>] [--folder <folder>]',
      about: 'writes a small, complete plugin for Airshed into a new folder',
      load: async () => ({ run }),
    },
    args,
    io,
  )
