import { join } from 'node:path'
import { screenSchema } from '@airshed/contract'
import type { Manifest } from '@airshed/contract/manifest'
import { runnerImport } from 'vite'
import { CliError } from '../cli/cliError.ts'
import { compileTroubles, placeText } from '../dev/compileTrouble.ts'
import type { PluginProject } from './pluginProject.ts'

/** The exports of a plugin's `src/manifest.ts`; it imports no React, so Node can run it. */
export interface ManifestModule {
  readonly manifest: Manifest
  /** Schema of a widget's settings. */
  readonly config?: object
  /** Set for a screen: page id → the schema of its parameters. */
  readonly pages?: Readonly<Record<string, object>>
  /** Schema of a device form. */
  readonly schema?: object
  readonly uiSchema?: object
}

/**
 * The schema that the console validates with.
 *
 * @throws CliError when the module exports none
 */
export function mainSchema(module: ManifestModule, { manifestEntry }: PluginProject): object {
  const pages = module.pages && screenSchema(module.pages)
  const schema = module.config ?? pages ?? module.schema
  if (schema !== undefined) return schema
  throw new CliError({
    place: manifestEntry,
    expected: 'an export config (widget), pages (screen) or schema (form)',
    got: `only ${Object.keys(module).join(', ') || 'nothing'}`,
    cure: "Add for example: export { config } from './config.ts'",
  })
}

/**
 * Loads the manifest of a plugin with its schemas, as currently on disk.
 *
 * @throws CliError when the module cannot be loaded
 */
export async function importManifest(project: PluginProject): Promise<ManifestModule> {
  const { folder, manifestEntry } = project
  try {
    const { module } = await runnerImport<ManifestModule>(join(folder, manifestEntry), {
      root: folder,
      configFile: false,
      logLevel: 'silent',
    })
    return module
  } catch (error) {
    const [trouble] = await compileTroubles(folder, error)
    if (trouble !== undefined) {
      throw new CliError({
        place: placeText(trouble.place),
        expected: 'code that compiles',
        got: trouble.message,
        cure: `Correct it there:\n${trouble.place.excerpt}`,
      })
    }
    throw new CliError({
      place: manifestEntry,
      expected: 'a module that Node can load',
      got: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      cure: 'It imports from @airshed/kit/define alone, and nothing that draws',
    })
  }
}
