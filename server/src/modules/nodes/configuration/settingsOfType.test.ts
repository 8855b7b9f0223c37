import { describe, expect, it } from 'vitest'
import { createSettingsCheck } from './settingsOfType.ts'

const check = createSettingsCheck()

describe('the settings that are asked of a purifier', () => {
  it.each([
    { dfs: 0 },
    { speed: 0, automation: 1 },
    { interval: 60_000, speed: 75 },
    { cron: '0 8 * * 1-5' },
    { cron: '' },
  ])('can be %j', (settings) => {
    expect(() => check('Purifier', settings)).not.toThrow()
  })

  it.each([
    [{ speed: 60 }, '/settings/speed'],
    [{ speed: 125 }, '/settings/speed'],
    [{ dfs: true }, '/settings/dfs'],
    [{ cron: '0 8 * *' }, '/settings/cron'],
    [{ cron: `0 8 * * ${'1'.repeat(100)}` }, '/settings/cron'],
    [{ cron: '0 8 * * <b>' }, '/settings/cron'],
    [{ pm_config: 'm3' }, '/settings/pm_config'],
  ])('cannot be %j', (settings, path) => {
    const issue = expect.objectContaining({ path })
    expect(() => check('Purifier', settings)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', issues: [issue] }),
    )
  })
})

it('a Thiamis has no fan', () => {
  expect(() => check('Thiamis-1000', { speed: 50 })).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  )
})
