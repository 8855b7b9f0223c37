import { issueText, migrateConfig, validateWith, type SavedConfig } from '@airshed/contract'
import type { Migration, ValidatorLoader } from '@airshed/contract'
import type { ConformanceCase } from './cases.ts'
import { entriesOf, type Named } from './inputs.ts'

/** A saved config with its version, as stored in a golden file. */
export interface SavedFile {
  version: number
  config: SavedConfig
}

/** An old saved config, and its expected result in the newest version. */
export interface GoldenPair {
  input: SavedFile
  expected: SavedFile
}

interface Migrating {
  manifest: { configVersion: number }
  migrations?: readonly Migration[]
  loadValidator: ValidatorLoader
}

/** Each golden file migrates to the newest version and matches its schema; each version has one. */
export function migrationCases(
  plugin: Migrating,
  golden: Named<GoldenPair> | undefined,
): ConformanceCase[] {
  const pairs = entriesOf(golden)
  const known = plugin.manifest.configVersion
  const pairCases = pairs.map(([name, pair]): ConformanceCase => ({
    name: `brings ${name} (version ${pair.input.version}) to version ${known}`,
    problems: () => goldenProblems(plugin, pair),
  }))
  return [
    {
      name: 'has a golden file for each earlier version of its settings',
      problems: () =>
        Array.from({ length: Math.max(0, known - 1) }, (_, index) => index + 1)
          .filter((version) => pairs.every(([, { input }]) => input.version !== version))
          .map(
            (version) =>
              `fixtures/migrations: expected a golden pair from version ${version}, got none`,
          ),
    },
    ...pairCases,
  ]
}

async function goldenProblems(plugin: Migrating, pair: GoldenPair): Promise<string[]> {
  const { input, expected } = pair
  const known = plugin.manifest.configVersion
  const before = JSON.stringify(input.config)
  const result = migrateConfig(input.config, input.version, known, plugin.migrations ?? [])
  if (result.state === 'newer') return [`expected version ${known} at most, got ${input.version}`]
  if (result.state === 'failed') return [`step ${result.step} failed: ${result.reason}`]
  const { default: validate } = await plugin.loadValidator()
  const [wanted, got] = [canonical(expected.config), canonical(result.config)]
  return [
    ...(expected.version === known
      ? []
      : [`expected.json /version: expected ${known}, got ${expected.version}`]),
    ...(wanted === got ? [] : [`config: expected ${wanted}, got ${got}`]),
    ...(JSON.stringify(input.config) === before ? [] : ['the saved config was changed in place']),
    ...validateWith(validate, result.config).map(issueText),
  ]
}

/** JSON with sorted keys, without undefined values. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  )
}
