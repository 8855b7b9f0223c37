import { describe, expect, it } from 'vitest'
import { createSettingsCheck } from './settingsOfType.ts'

const check = createSettingsCheck()

describe('the settings of a device type', () => {
  it.each([
    { dfs: 0 },
    { speed: 0, automation: 1 },
    { interval: 60_000, speed: 75 },
    { cron: '0 8 * * 1-5' },
    { cron: '' },
    { scheduler: {} },
    { scheduler: { 1: { 0: [0, 'auto'], 23: [100, 'manual'] }, 7: { 9: [75, 'auto'] } } },
    { automation_devices: ['1C00A3F7:0', '1C00A3F8:0'] },
  ])('a purifier accepts %j', (settings) => {
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
    [{ scheduler: { 0: { 9: [75, 'auto'] } } }, '/settings/scheduler/0'],
    [{ scheduler: { 1: { 24: [75, 'auto'] } } }, '/settings/scheduler/1/24'],
    [{ scheduler: { 1: { '09': [75, 'auto'] } } }, '/settings/scheduler/1/09'],
    [{ scheduler: { 1: { 9: [60, 'auto'] } } }, '/settings/scheduler/1/9/0'],
    [{ scheduler: { 1: { 9: [75, 'turbo'] } } }, '/settings/scheduler/1/9/1'],
    [{ scheduler: { 1: { 9: [75] } } }, '/settings/scheduler/1/9'],
    [{ scheduler: { 1: { 9: [75, 'auto', 1] } } }, '/settings/scheduler/1/9'],
    [{ scheduler: { 1: {} } }, '/settings/scheduler/1'],
    [{ scheduler: [] }, '/settings/scheduler'],
    [{ automation_devices: ['1C00A3F7:0', '1C00A3F7:0'] }, '/settings/automation_devices'],
    [{ automation_devices: [''] }, '/settings/automation_devices/0'],
    [
      { automation_devices: Array.from({ length: 51 }, (_, nth) => `${nth}:0`) },
      '/settings/automation_devices',
    ],
  ])('a purifier refuses %j', (settings, path) => {
    const issue = expect.objectContaining({ path })
    expect(() => check('Purifier', settings)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', issues: [issue] }),
    )
  })
})

it.each([
  [
    '61 9 * * *',
    {
      path: '/settings/cron',
      expected: 'for the minute a number from 0 to 59',
      got: '"61"',
      code: 'SCHEDULE_VALUE',
      parts: { field: 'minute', got: '61', min: '0', max: '59' },
    },
  ],
  [
    '0 9 * * 5-1',
    {
      path: '/settings/cron',
      expected: 'for the day of the week a range that begins with the smaller number',
      got: '"5-1"',
      code: 'SCHEDULE_RANGE',
      parts: { field: 'weekday', got: '5-1', min: '0', max: '7' },
    },
  ],
  [
    '0 9 * *',
    {
      path: '/settings/cron',
      expected: 'five fields (minute, hour, day of the month, month, day of the week)',
      got: '4 in "0 9 * *"',
      code: 'SCHEDULE_COUNT',
      parts: { count: '4' },
    },
  ],
])('a schedule of %s is refused once, at its field', (cron, issue) => {
  expect(() => check('Purifier', { cron })).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', issues: [issue] }),
  )
})

it('a Thiamis has no fan', () => {
  expect(() => check('Thiamis-1000', { speed: 50 })).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  )
})
