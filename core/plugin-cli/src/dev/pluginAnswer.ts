import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CliError } from '../cli/cliError.ts'
import { mainSchema, type ManifestModule } from '../project/manifestModule.ts'
import type { PluginProject } from '../project/pluginProject.ts'

type Texts = Readonly<Record<string, string>>

/** The response of `/plugin.json` to a console's server. */
export interface PluginAnswer {
  readonly id: string
  /** Changes with each edit that a frame cannot apply, so that a console opens a new frame. */
  readonly version: string
  readonly manifest: object
  /** Plain JSON Schema. */
  readonly schema: object
  readonly ui_schema: object
  readonly messages: { readonly en: Texts; readonly es: Texts }
}

async function textsIn({ folder }: PluginProject, language: string): Promise<Texts> {
  const place = `src/messages/${language}.json`
  try {
    return JSON.parse(await readFile(join(folder, place), 'utf8')) as Texts
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error)
    throw new CliError({ place, expected: 'texts as JSON', got, cure: 'Mend the file' })
  }
}

/**
 * The version of a plugin under development: `0.1.0-dev`, or `0.1.0-dev.1763760000000`.
 *
 * @param changedAt time of the last change that needs a new frame, ms UTC; 0: none yet
 */
export function developmentVersion(version: string, changedAt: number): string {
  const mark = changedAt === 0 ? 'dev' : `dev.${changedAt}`
  return `${version}${version.includes('-') ? '.' : '-'}${mark}`
}

/** @throws CliError when a part of the plugin cannot be read */
export async function pluginAnswer(
  project: PluginProject,
  module: ManifestModule,
  changedAt: number,
): Promise<PluginAnswer> {
  const { manifest, uiSchema = {} } = module
  const [en, es] = await Promise.all([textsIn(project, 'en'), textsIn(project, 'es')])
  return {
    id: manifest.id,
    version: developmentVersion(project.version, changedAt),
    manifest,
    schema: mainSchema(module, project),
    ui_schema: uiSchema,
    messages: { en, es },
  }
}
