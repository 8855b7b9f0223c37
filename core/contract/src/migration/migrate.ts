import type { Migration, MigrationResult, SavedConfig } from './migration.ts'

/**
 * Migrates a saved config through the named steps to the version that the plugin knows. Never
 * throws and never changes its input: each step gets a deep copy.
 *
 * @param savedVersion version that was saved with the config
 * @param knownVersion `configVersion` of the plugin's manifest
 */
export function migrateConfig(
  saved: SavedConfig,
  savedVersion: number,
  knownVersion: number,
  migrations: readonly Migration[],
): MigrationResult {
  if (savedVersion > knownVersion) return { state: 'newer', savedVersion, knownVersion }
  if (savedVersion === knownVersion) return { state: 'current', config: saved, steps: [] }
  let config = JSON.parse(JSON.stringify(saved)) as SavedConfig
  const steps: string[] = []
  for (let version = savedVersion; version < knownVersion; version += 1) {
    const step = migrations.find((candidate) => candidate.from === version)
    if (step === undefined) {
      return {
        state: 'failed',
        step: `${version} → ${version + 1}`,
        reason: `no migration from version ${version} to ${version + 1}`,
      }
    }
    try {
      config = step.migrate(config)
    } catch (error) {
      return { state: 'failed', step: step.name, reason: String(error) }
    }
    steps.push(step.name)
  }
  return { state: 'migrated', config, steps }
}

/**
 * The defects of a plugin's list of steps: each version below `knownVersion` needs exactly one
 * step. Empty when there are none.
 */
export function migrationProblems(
  migrations: readonly Migration[],
  knownVersion: number,
): readonly string[] {
  const problems: string[] = []
  for (let version = 1; version < knownVersion; version += 1) {
    const count = migrations.filter((step) => step.from === version).length
    if (count !== 1) problems.push(`expected one migration from version ${version}, got ${count}`)
  }
  for (const step of migrations) {
    if (!Number.isInteger(step.from) || step.from < 1 || step.from >= knownVersion) {
      problems.push(
        `expected migrations from 1 to ${knownVersion - 1}, got one from ${step.from} (${step.name})`,
      )
    }
  }
  return problems
}
