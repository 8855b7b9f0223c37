import { compileStandalone, type Licence } from '@airshed/plugin-archive'
import type { AnyPlugin } from '@airshed/contract'
import type { BundledPackage } from './bundledPackages.ts'
import type { PluginBundle } from './bundlePlugin.ts'
import type { PluginForm } from './formOf.ts'
import { shippedChangelog } from './shippedChangelog.ts'
import { jsonFile } from './plainJson.ts'
import type { PluginTexts } from './pluginTexts.ts'
import type { Fixtures } from './projectFixtures.ts'

/** Everything that goes into an archive. */
export interface ArchiveParts {
  readonly plugin: AnyPlugin
  readonly form: PluginForm
  readonly texts: PluginTexts
  readonly bundle: PluginBundle
  readonly packages: readonly BundledPackage[]
  readonly fixtures: Fixtures
  /** null when there is none. */
  readonly readme: string | null
  /** null when there is none. */
  readonly changelog: string | null
}

const licencesOf = (packages: readonly BundledPackage[]): Licence[] =>
  packages.map(({ name, version, licence }) => ({ name, version, licence: licence ?? 'unknown' }))

/** Path in the archive → content. The same parts give the same bytes. */
export async function archiveFiles(parts: ArchiveParts): Promise<Map<string, Uint8Array>> {
  const { plugin, form, texts, bundle, packages, fixtures, readme, changelog } = parts
  const written: [string, string | null][] = [
    ['manifest.json', jsonFile(plugin.manifest)],
    ['schema.json', jsonFile(form.schema)],
    ['ui-schema.json', jsonFile(form.uiSchema)],
    ['validator.js', await compileStandalone({ default: form.schema })],
    ['plugin.js', bundle.code],
    ['style.css', bundle.css],
    ['messages/en.json', jsonFile(texts.en)],
    ['messages/es.json', jsonFile(texts.es)],
    ['licences.json', jsonFile(licencesOf(packages))],
    ['README.md', readme?.replaceAll('\r\n', '\n') ?? null],
    ['CHANGELOG.md', changelog === null ? null : shippedChangelog(changelog)],
    ...[...fixtures].map(([path, value]): [string, string] => [path, jsonFile(value)]),
  ]
  const encoder = new TextEncoder()
  return new Map(
    written.flatMap(([path, text]) => (text === null ? [] : [[path, encoder.encode(text)]])),
  )
}
