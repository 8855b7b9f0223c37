import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compileStandalone, standaloneTypes } from '@airshed/plugin-archive'
import { importManifest, mainSchema, type ManifestModule } from './manifestModule.ts'
import type { PluginProject } from './pluginProject.ts'

const FOLDER = 'src/generated'

/** The compiled validators of a plugin: path in its folder → text. */
async function validatorFiles(
  project: PluginProject,
  module: ManifestModule,
): Promise<Map<string, string>> {
  const schemas = { default: mainSchema(module, project), ...module.schemas }
  const script = await compileStandalone(schemas)
  return new Map([
    [`${FOLDER}/validator.js`, script],
    [`${FOLDER}/validator.d.ts`, standaloneTypes(Object.keys(schemas), '@airshed/kit/define')],
  ])
}

/**
 * Compiles the schemas of a plugin, so that a page under `script-src 'self'` can validate. Files
 * that are right already are left alone.
 *
 * @param module default: as it is on the disk
 * @returns files that were written
 */
export async function writeValidators(
  project: PluginProject,
  module?: ManifestModule,
): Promise<string[]> {
  const files = await validatorFiles(project, module ?? (await importManifest(project)))
  const written: string[] = []
  for (const [path, text] of files) {
    const place = join(project.folder, path)
    if ((await readFile(place, 'utf8').catch(() => null)) === text) continue
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, text)
    written.push(path)
  }
  return written
}
