import {
  createAjv,
  createRegistry,
  issuesOf,
  LocalizedText,
  MANIFEST_SCHEMAS,
  PLUGIN_API_VERSION,
  type AnyPlugin,
} from '@airshed/contract'
import { PluginVersionName } from '@airshed/schemas'
import { finding, type Finding } from '../findings/finding.ts'
import { ICON_NAMES } from '../generated/iconNames.ts'
import type { PluginProject } from '../project/pluginProject.ts'

type Fields = Readonly<Record<string, unknown>>

function shapeFindings(manifest: Fields, place: string): Finding[] {
  const schema = MANIFEST_SCHEMAS[manifest['kind'] as keyof typeof MANIFEST_SCHEMAS]
  if (schema === undefined) {
    const expected = `one of ${Object.keys(MANIFEST_SCHEMAS).join(', ')}`
    const got = JSON.stringify(manifest['kind']) ?? 'nothing'
    return [finding('MANIFEST_INVALID', `${place}#/kind`, { expected, got })]
  }
  const validate = createAjv().compile(schema)
  validate(manifest)
  return issuesOf(validate.errors, manifest).map(({ path, expected, got }) =>
    finding('MANIFEST_INVALID', `${place}#${path}`, { expected, got }),
  )
}

const isText = createAjv().compile(LocalizedText)
const isVersion = createAjv().compile(PluginVersionName)

/** Each English text needs a Spanish one. */
function textFindings(value: unknown, place: string): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) {
    const { es } = value as LocalizedText
    return es === undefined || es.trim() === ''
      ? [finding('MANIFEST_TEXT_MISSING', `${place}/es`, { language: 'Spanish' })]
      : []
  }
  return Object.entries(value).flatMap(([key, part]) => textFindings(part, `${place}/${key}`))
}

/** Icons of a widget, or of the pages of a screen, that do not exist and would not be shown. */
function iconFindings(manifest: Fields, place: string): Finding[] {
  const pages = Array.isArray(manifest['pages']) ? (manifest['pages'] as Fields[]) : []
  const named: [pointer: string, icon: unknown][] = [
    ['/icon', manifest['icon']],
    ...pages.map((page, index): [string, unknown] => [
      `/pages/${index}/nav/icon`,
      (page['nav'] as Fields | undefined)?.['icon'],
    ]),
  ]
  return named.flatMap(([pointer, icon]) =>
    typeof icon !== 'string' || ICON_NAMES.includes(icon)
      ? []
      : [finding('ICON_UNKNOWN', `${place}#${pointer}`, { got: icon })],
  )
}

/**
 * The registry's objections to a plugin with a well-formed manifest. The registry stops at the first
 * fault, so a plugin for another console version is checked again as if it were made for this one.
 */
function registryFindings(plugin: AnyPlugin, project: PluginProject): Finding[] {
  const { kind, engines } = plugin.manifest
  return createRegistry([plugin]).refused.flatMap(({ code, message }) => {
    if (code === 'PLUGIN_ENGINE_MISMATCH') {
      const parts = { actual: PLUGIN_API_VERSION, wanted: engines.airshed }
      const place = `${project.manifestEntry}#/engines/airshed`
      const manifest = { ...plugin.manifest, engines: { airshed: PLUGIN_API_VERSION } }
      const fitting = { ...plugin, manifest } as AnyPlugin
      return [finding('ENGINE_OUT_OF_RANGE', place, parts), ...registryFindings(fitting, project)]
    }
    const [, got = message] = message.split(': ')
    return code === 'PLUGIN_MIGRATIONS_INCOMPLETE'
      ? [finding('MIGRATION_MISSING', 'src/migrations.ts', { got })]
      : [finding('DEFINITION_INCOMPLETE', project.entry, { kind, got })]
  })
}

/** Why a console refuses the definition: its manifest, its version, missing parts. */
export function manifestFindings(plugin: AnyPlugin, project: PluginProject): Finding[] {
  const manifest = plugin.manifest as Fields | undefined
  const place = project.manifestEntry
  if (typeof manifest !== 'object' || manifest === null) {
    const parts = { kind: project.kind, got: 'without a manifest' }
    return [finding('DEFINITION_INCOMPLETE', project.entry, parts)]
  }
  const shape = shapeFindings(manifest, place)
  return [
    ...shape,
    ...textFindings(manifest, `${place}#`),
    ...iconFindings(manifest, place),
    ...(shape.length > 0 ? [] : registryFindings(plugin, project)),
    ...(isVersion(project.version)
      ? []
      : [finding('VERSION_INVALID', 'package.json#/version', { got: project.version })]),
  ]
}
