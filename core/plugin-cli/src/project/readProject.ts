import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CliError } from '../cli/cliError.ts'
import { kindNamed, PLUGIN_KINDS, type PluginProject } from './pluginProject.ts'

interface PackageJson {
  name?: unknown
  version?: unknown
  airshed?: { kind?: unknown }
}

async function readPackageJson(place: string): Promise<PackageJson> {
  const text = await readFile(place, 'utf8').catch(() => {
    throw new CliError({
      place,
      expected: 'the package.json of a plugin',
      got: 'no such file',
      cure: 'Call it in the folder of the plugin, or write one with: airshed-plugin create',
    })
  })
  try {
    return JSON.parse(text) as PackageJson
  } catch (error) {
    const got = error instanceof Error ? error.message : 'something else'
    throw new CliError({ place, expected: 'JSON', got, cure: 'Mend the file' })
  }
}

/**
 * Reads an author's package: its name, version and kind (`"airshed": { "kind": "widget" }`).
 *
 * @throws CliError if the folder contains no plugin
 */
export async function readProject(folder: string): Promise<PluginProject> {
  const place = join(resolve(folder), 'package.json')
  const { name, version, airshed } = await readPackageJson(place)
  const missing = (field: string, expected: string, value: unknown, cure: string) =>
    new CliError({
      place: `${place}#/${field}`,
      expected,
      got: JSON.stringify(value) ?? 'nothing',
      cure,
    })
  const kind = kindNamed(airshed?.kind)
  if (kind === undefined) {
    const kinds = PLUGIN_KINDS.join(', ')
    throw missing('airshed/kind', `one of ${kinds}`, airshed?.kind, 'Write which of them it is')
  }
  if (typeof name !== 'string' || name === '') {
    throw missing('name', 'a name', name, 'Give the package a name')
  }
  if (typeof version !== 'string' || version === '') {
    throw missing('version', 'a version like 1.0.0', version, 'Give the package a version')
  }
  const entries = { entry: 'src/plugin.ts', manifestEntry: 'src/manifest.ts' } as const
  return { folder: resolve(folder), name, version, kind, ...entries }
}
