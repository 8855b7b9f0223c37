import {
  createAjv,
  createRegistry,
  issuesOf,
  LocalizedText,
  MANIFEST_SCHEMAS,
  PLUGIN_API_VERSION,
  type AnyPlugin,
  type Refusal,
} from '@airshed/contract'
import { PluginVersionName } from '@airshed/schemas'
import { finding, type Finding } from '../findings/finding.ts'
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

/** A Spanish text beside each English one. */
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

function refusalFinding({ code, message }: Refusal, plugin: AnyPlugin, project: PluginProject) {
  const { kind, engines } = plugin.manifest
  const [, got = message] = message.split(': ')
  switch (code) {
    case 'PLUGIN_ENGINE_MISMATCH': {
      const parts = { actual: PLUGIN_API_VERSION, wanted: engines.airshed }
      return finding('ENGINE_OUT_OF_RANGE', `${project.manifestEntry}#/engines/airshed`, parts)
    }
    case 'PLUGIN_MIGRATIONS_INCOMPLETE':
      return finding('MIGRATION_MISSING', 'src/migrations.ts', { got })
    default:
      return finding('DEFINITION_INCOMPLETE', project.entry, { kind, got })
  }
}

/** What keeps a console from taking the definition: its manifest, its version, what it lacks. */
export function manifestFindings(plugin: AnyPlugin, project: PluginProject): Finding[] {
  const manifest = plugin.manifest as Fields | undefined
  const place = project.manifestEntry
  if (typeof manifest !== 'object' || manifest === null) {
    const parts = { kind: project.kind, got: 'without a manifest' }
    return [finding('DEFINITION_INCOMPLETE', project.entry, parts)]
  }
  const shape = shapeFindings(manifest, place)
  // The registry tells the first fault only, and of a manifest that has a shape.
  const refusals = shape.length > 0 ? [] : createRegistry([plugin]).refused
  return [
    ...shape,
    ...textFindings(manifest, `${place}#`),
    ...refusals.map((refusal) => refusalFinding(refusal, plugin, project)),
    ...(isVersion(project.version)
      ? []
      : [finding('VERSION_INVALID', 'package.json#/version', { got: project.version })]),
  ]
}
