import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLUGIN_API_VERSION } from '@airshed/contract'
import { CliError } from '../cli/cliError.ts'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { readProject } from '../project/readProject.ts'
import { gitState } from './gitState.ts'
import { planUpdate } from './planUpdate.ts'

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const

const GOT = {
  dirty: 'changes that are not committed',
  none: 'no git tree',
} as const

/** @throws CliError if the author could not undo the update */
async function requireWayBack(folder: string): Promise<void> {
  const state = await gitState(folder)
  if (state === 'clean') return
  throw new CliError({
    place: folder,
    expected: 'a git tree without changes, so that you can go back',
    got: GOT[state],
    cure: 'Commit first. Or see what would change with --dry-run, and change it all the same with --force',
  })
}

/** `airshed-plugin update`: brings a project to the version of this program. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values } = readArgs(args, OPTIONS)
  const project = await readProject(io.folder)
  const own = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { version } = JSON.parse(own) as { version: string }
  const { files, lines, left } = await planUpdate(project, {
    packages: version,
    api: PLUGIN_API_VERSION,
  })
  const isDry = values['dry-run']
  if (files.size > 0 && !isDry) {
    if (!values.force) await requireWayBack(project.folder)
    for (const [path, text] of files) await writeFile(join(project.folder, path), text)
  }
  for (const line of lines) io.print(line)
  for (const line of left) io.print(`By hand: ${line}`)
  if (files.size === 0) io.print(`Nothing to change: this is a plugin for ${PLUGIN_API_VERSION}.`)
  else if (isDry) io.print('Nothing was changed: this is what an update would do.')
  else {
    io.print('')
    io.print('Next: npm install, then airshed-plugin validate.')
    io.print('It reports what no program can change; docs/plugins/api-versions.md says how to.')
  }
  return 0
}
