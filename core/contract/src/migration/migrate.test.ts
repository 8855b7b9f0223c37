import { describe, expect, it } from 'vitest'
import { migrateConfig, migrationProblems } from './migrate.ts'
import type { Migration } from './migration.ts'

const steps: Migration[] = [
  { from: 1, name: 'rename a to b', migrate: ({ a, ...rest }) => ({ ...rest, b: a }) },
  { from: 2, name: 'make b a list', migrate: (config) => ({ ...config, b: [config['b']] }) },
]

describe('a saved config', () => {
  it('applies each named step up to the known version', () => {
    expect(migrateConfig({ a: 1, keep: true }, 1, 3, steps)).toEqual({
      state: 'migrated',
      config: { b: [1], keep: true },
      steps: ['rename a to b', 'make b a list'],
    })
  })

  it('returns a current config unchanged', () => {
    const saved = { b: [1] }
    const result = migrateConfig(saved, 3, 3, steps)
    expect(result).toMatchObject({ state: 'current' })
    expect(result.state === 'current' && result.config).toBe(saved)
  })

  it('leaves a config alone that is newer than the plugin', () => {
    expect(migrateConfig({ z: 1 }, 4, 3, steps)).toEqual({
      state: 'newer',
      savedVersion: 4,
      knownVersion: 3,
    })
  })

  it('keeps the saved config even when a step writes into its input', () => {
    const saved = { list: [1] }
    const careless: Migration = {
      from: 1,
      name: 'push',
      migrate: (config) => {
        ;(config['list'] as number[]).push(2)
        return config
      },
    }
    expect(migrateConfig(saved, 1, 2, [careless])).toMatchObject({ config: { list: [1, 2] } })
    expect(saved).toEqual({ list: [1] })
  })

  it('names the step that failed or is missing', () => {
    const broken: Migration = {
      from: 1,
      name: 'divide',
      migrate: () => {
        throw new Error('no divisor')
      },
    }
    expect(migrateConfig({}, 1, 2, [broken])).toEqual({
      state: 'failed',
      step: 'divide',
      reason: 'Error: no divisor',
    })
    expect(migrateConfig({}, 1, 2, [])).toMatchObject({ state: 'failed', step: '1 → 2' })
  })
})

describe('a list of migrations', () => {
  it.each([
    ['is complete', steps, 3, []],
    ['has a hole', [steps[0] as Migration], 3, ['expected one migration from version 2, got 0']],
    [
      'says a step twice',
      [...steps, steps[1] as Migration],
      3,
      ['expected one migration from version 2, got 2'],
    ],
    ['goes too far', steps, 2, ['expected migrations from 1 to 1, got one from 2 (make b a list)']],
  ])('a list of migrations %s', (_name, list, version, problems) => {
    expect(migrationProblems(list, version)).toEqual(problems)
  })
})
