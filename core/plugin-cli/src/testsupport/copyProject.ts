import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readProject } from '../project/readProject.ts'
import type { PluginProject } from '../project/pluginProject.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const SAMPLES = {
  /** The widget template, which is a valid plugin. */
  widget: join(PACKAGE, 'templates/widget'),
  form: join(PACKAGE, 'templates/form'),
  broken: join(import.meta.dirname, 'projects/broken'),
} as const

/** Path in the project → its text; null removes the file. */
export type Changes = Readonly<Record<string, string | null>>

/**
 * A copy of a sample in its own folder, beside this repository's packages; removed after the test.
 */
export async function copyProject(
  sample: keyof typeof SAMPLES,
  changes: Changes = {},
): Promise<PluginProject> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'airshed-plugin-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  await cp(SAMPLES[sample], folder, { recursive: true })
  await symlink(join(PACKAGE, '../../node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(changes)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await (text === null ? rm(file) : writeFile(file, text))
  }
  return readProject(folder)
}
