import { manifestValidators } from '#manifest-validators'
import { PERMISSIONS } from '@airshed/schemas'
import satisfies from 'semver/functions/satisfies.js'
import type { ContractErrorCode } from '../errors/errorTable.ts'
import { CAPABILITIES } from '../manifest/common.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { migrationProblems } from '../migration/migrate.ts'
import type { Migration } from '../migration/migration.ts'
import type { ScreenDefinition } from '../screen/definition.ts'
import { describeValue, issuesOf, issueText } from '../validation/issues.ts'
import { PLUGIN_API_VERSION } from '../version.ts'
import type { RegisteredPlugin } from './registry.ts'

type Problem = [ContractErrorCode, Record<string, string>]

/** Functions without which a plugin of that kind cannot work. */
const FUNCTIONS = {
  widget: ['needs', 'loadSummary', 'load', 'loadValidator'],
  screen: [],
  'device-form': ['fromDevice', 'toPayload', 'settle', 'loadValidator'],
} as const
const PAGE_FUNCTIONS = ['load', 'loadValidator'] as const

const lacking = (holder: unknown, names: readonly string[], place = ''): string[] =>
  names
    .filter((name) => typeof (holder as Record<string, unknown> | undefined)?.[name] !== 'function')
    .map((name) => `${place}${name}`)

/** Functions that pages of a screen are missing, and pages that its manifest does not name. */
function pageProblems({ manifest, pages }: ScreenDefinition): string[] {
  const ids = manifest.pages.map(({ id }) => id)
  const missing = ids.flatMap((id) => lacking(pages?.[id], PAGE_FUNCTIONS, `pages.${id}.`))
  const unnamed = Object.keys(pages ?? {}).filter((id) => !ids.includes(id))
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...(missing.length > 0 ? [`missing ${missing.join(', ')}`] : []),
    ...unnamed.map((id) => `pages.${id} is no page of its manifest`),
    ...twice.map((id) => `two pages of its manifest have the id ${id}`),
  ]
}

function unknownWord(id: string, manifest: Record<string, unknown>): Problem | null {
  const pages = [manifest['pages'] ?? []].flat() as ({ permission?: unknown } | null)[]
  const permissions = [
    ...[manifest['permissions'] ?? []].flat(),
    ...pages.flatMap((page) => page?.permission ?? []),
  ]
  for (const permission of permissions) {
    if (!(PERMISSIONS as readonly unknown[]).includes(permission)) {
      const known = PERMISSIONS.join(', ')
      return ['PLUGIN_PERMISSION_UNKNOWN', { id, permission: String(permission), known }]
    }
  }
  for (const capability of [manifest['capabilities'] ?? []].flat()) {
    if (!(CAPABILITIES as readonly unknown[]).includes(capability)) {
      const known = CAPABILITIES.join(', ')
      return ['PLUGIN_CAPABILITY_UNKNOWN', { id, capability: String(capability), known }]
    }
  }
  return null
}

/**
 * Why a manifest is refused, regardless of its code: the error's code and the parts of its text.
 * null when it is accepted.
 */
export function checkManifest(manifest: unknown): Problem | null {
  if (typeof manifest !== 'object' || manifest === null) {
    const detail = `expected a manifest, got ${describeValue(manifest)}`
    return ['PLUGIN_DEFINITION_INVALID', { id: '?', detail }]
  }
  const fields = manifest as Record<string, unknown>
  const id = typeof fields['id'] === 'string' ? fields['id'] : '?'

  const kind = String(fields['kind'])
  const validate = Object.hasOwn(manifestValidators, kind) ? manifestValidators[kind] : undefined
  if (validate === undefined) {
    const detail = `At /kind: expected one of ${Object.keys(manifestValidators).join(', ')}, got ${describeValue(fields['kind'])}`
    return ['PLUGIN_MANIFEST_INVALID', { id, detail }]
  }
  const word = unknownWord(id, fields)
  if (word !== null) return word
  if (!validate(manifest)) {
    const detail = issuesOf(validate.errors, manifest).map(issueText).join('. ')
    return ['PLUGIN_MANIFEST_INVALID', { id, detail }]
  }

  const wanted = (manifest as Manifest).engines.airshed
  if (!satisfies(PLUGIN_API_VERSION, wanted)) {
    return ['PLUGIN_ENGINE_MISMATCH', { id, wanted, actual: PLUGIN_API_VERSION }]
  }
  return null
}

/**
 * Why a plugin is refused, regardless of what else is registered; null when it is accepted. Only the manifest of a form
 * that is loaded later can be checked.
 */
export function checkDefinition(plugin: RegisteredPlugin): Problem | null {
  const problem = checkManifest((plugin as { manifest?: unknown } | null)?.manifest)
  if (problem !== null) return problem
  if ('loadForm' in plugin) return null
  const { id } = plugin.manifest
  const missing = lacking(plugin, FUNCTIONS[plugin.manifest.kind]).filter(
    // Plugins from before `loadSummary` have `summary` instead.
    (name) => name !== 'loadSummary' || lacking(plugin, ['summary']).length > 0,
  )
  if (missing.length > 0) {
    return ['PLUGIN_DEFINITION_INVALID', { id, detail: `missing ${missing.join(', ')}` }]
  }
  if (plugin.manifest.kind === 'screen') {
    const problems = pageProblems(plugin as ScreenDefinition)
    if (problems.length > 0) {
      return ['PLUGIN_DEFINITION_INVALID', { id, detail: problems.join('; ') }]
    }
  } else {
    const { migrations = [] } = plugin as { migrations?: readonly Migration[] }
    const holes = migrationProblems(migrations, plugin.manifest.configVersion)
    if (holes.length > 0) return ['PLUGIN_MIGRATIONS_INCOMPLETE', { id, detail: holes.join('; ') }]
  }
  return null
}
