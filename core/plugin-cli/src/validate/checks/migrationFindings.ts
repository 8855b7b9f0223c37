import {
  issuesOf,
  migrateConfig,
  type AnyPlugin,
  type CompiledValidator,
  type Migration,
  type SavedConfig,
} from '@airshed/contract'
import { describeValue } from '@airshed/contract'
import { finding, type Finding } from '../../findings/finding.ts'
import type { Fixtures } from '../../pack/projectFixtures.ts'
import { fixturesIn } from '../subject.ts'

interface SavedFile {
  version: number
  config: SavedConfig
}

const FOLDER = 'fixtures/migrations'

function isSavedFile(value: unknown): value is SavedFile {
  if (typeof value !== 'object' || value === null) return false
  const { version, config } = value as Partial<SavedFile>
  return Number.isInteger(version) && typeof config === 'object' && config !== null
}

/** JSON with sorted keys, without undefined ones. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** JSON pointer → value, for every leaf. */
function leavesOf(value: unknown, pointer = ''): [pointer: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return [[pointer, value]]
  }
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${pointer}/${key}`))
}

/** The first difference between two values. */
function difference(
  expected: unknown,
  got: unknown,
): { pointer: string; parts: Record<string, string> } {
  const [wanted, there] = [new Map(leavesOf(expected)), new Map(leavesOf(got))]
  const pointer =
    [...new Set([...wanted.keys(), ...there.keys()])].find(
      (each) => canonical(wanted.get(each)) !== canonical(there.get(each)),
    ) ?? ''
  const parts = {
    expected: describeValue(wanted.get(pointer)),
    got: describeValue(there.get(pointer)),
  }
  return { pointer, parts }
}

/** The default of the field at a JSON pointer; undefined if it has none. */
function defaultAt(schema: object, pointer: string): unknown {
  const field = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => {
      const { properties, items } = (part ?? {}) as { properties?: object; items?: object }
      return items ?? (properties as Record<string, unknown> | undefined)?.[name]
    }, schema)
  return (field as { default?: unknown } | undefined)?.default
}

function pairFindings(
  place: string,
  [input, expected]: readonly [SavedFile, SavedFile],
  { known, migrations, schema, validate }: Migrating,
): Finding[] {
  const result = migrateConfig(input.config, input.version, known, migrations)
  if (result.state === 'newer') {
    const got = `version ${input.version}, newer than the plugin (${known})`
    return [finding('MIGRATION_GOLDEN_UNREADABLE', `${place}/input.json#/version`, { got })]
  }
  if (result.state === 'failed') {
    const parts = { version: String(known), step: result.step, got: result.reason }
    return [finding('MIGRATION_FAILED', `${place}/input.json`, parts)]
  }
  const { pointer, parts } = difference(
    { version: known, config: result.config },
    { version: expected.version, config: expected.config },
  )
  const isSame = parts['expected'] === parts['got']
  validate?.(result.config)
  return [
    ...(isSame
      ? []
      : [
          finding('MIGRATION_RESULT_DIFFERS', `${place}/expected.json#${pointer}`, {
            expected: parts['got'] ?? '',
            got: `${parts['expected'] ?? ''} from the steps`,
          }),
        ]),
    ...issuesOf(validate?.errors, result.config).map((issue) => {
      const { path, expected: wanted, got } = issue
      const at = `${place}/input.json#/config${path === '/' ? '' : path}`
      const start = got === 'nothing' ? defaultAt(schema, path) : undefined
      return start === undefined
        ? finding('MIGRATION_RESULT_INVALID', at, { expected: wanted, got })
        : finding('MIGRATION_DEFAULT_MISSING', at, { field: path, got: describeValue(start) })
    }),
  ]
}

interface Migrating {
  known: number
  schema: object
  migrations: readonly Migration[]
  validate: CompiledValidator | null
}

/** Each golden file migrates to the newest version and matches its schema; each older version has one. */
export function migrationFindings(
  plugin: AnyPlugin,
  fixtures: Fixtures,
  schema: object,
  validate: CompiledValidator | null,
): Finding[] {
  if (plugin.manifest.kind === 'screen') return []
  const { migrations = [] } = plugin as { migrations?: readonly Migration[] }
  const known = plugin.manifest.configVersion
  const files = new Map(fixturesIn(fixtures, FOLDER))
  const folders = [...new Set([...files.keys()].map((path) => path.replace(/\/[^/]+$/, '')))]
  const versions = new Set<number>()
  const findings: Finding[] = []
  for (const place of folders) {
    const names = [`${place}/input.json`, `${place}/expected.json`] as const
    const [input, expected] = [files.get(names[0]), files.get(names[1])]
    for (const [name, value] of [
      [names[0], input],
      [names[1], expected],
    ] as const) {
      if (isSavedFile(value)) continue
      const got = value === undefined ? 'no such file' : describeValue(value)
      findings.push(finding('MIGRATION_GOLDEN_UNREADABLE', name, { got }))
    }
    if (!isSavedFile(input) || !isSavedFile(expected)) continue
    versions.add(input.version)
    const migrating = { known, migrations, schema, validate }
    findings.push(...pairFindings(place, [input, expected], migrating))
  }
  for (let version = 1; version < known; version += 1) {
    if (versions.has(version)) continue
    findings.push(finding('MIGRATION_GOLDEN_MISSING', FOLDER, { version: String(version) }))
  }
  return findings
}
