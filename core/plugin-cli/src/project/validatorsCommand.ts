import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readProject } from './readProject.ts'
import { writeValidators } from './validators.ts'

/** Compiles the schema of the plugin in this folder. */
export async function run(_args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const written = await writeValidators(await readProject(io.folder))
  for (const path of written) io.print(`wrote ${path}`)
  if (written.length === 0) io.print('The validators are up to date.')
  return 0
}
