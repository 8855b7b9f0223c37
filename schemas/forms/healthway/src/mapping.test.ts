import { describe, expect, it } from 'vitest'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { purifier } from './testsupport/purifier.fixture.ts'

const defaults = { dfs: true, speed: 50, automation: false, automation_devices: [] }

describe('reading the settings of a purifier', () => {
  it.each([
    ['that has none', undefined, {}],
    ['that are empty', {}, {}],
    ['with switches that were set', { dfs: 0, automation: 1 }, { dfs: false, automation: true }],
    ['with switches that are not flags', { dfs: 'off', automation: 2 }, {}],
    ['with a fan speed', { speed: 0 }, { speed: 0 }],
    ['with an unknown fan speed, unchanged', { speed: 60 }, { speed: 60 }],
    ['with a schedule', { cron: ' 0  8 * * 1-5' }, { cron: '0 8 * * 1-5' }],
    ['without a schedule', { cron: '' }, {}],
    ['with an invalid schedule, unchanged', { cron: 'at eight' }, { cron: 'at eight' }],
    ['with devices', { automation_devices: ['a:0'] }, { automation_devices: ['a:0'] }],
    ['with devices that are not a list', { automation_devices: 'a:0' }, {}],
    [
      'with working hours, without days that have none',
      { scheduler: { 1: { 9: [75, 'auto'] }, 2: {} } },
      { scheduler: { 1: { 9: [75, 'auto'] } } },
    ],
    ['with no working hours', { scheduler: { 1: {} } }, {}],
    [
      'with invalid hours, unchanged',
      { scheduler: { 9: { 9: [75, 'auto'] }, 1: { 25: ['x'] } } },
      { scheduler: { 9: { 9: [75, 'auto'] }, 1: { 25: ['x'] } } },
    ],
    ['with invalid working hours, unchanged', { scheduler: 'always' }, { scheduler: 'always' }],
    ['with settings of other forms', { interval: 60_000, colour: 'red' }, {}],
  ])('reads the settings of a purifier %s', (_, settings, expected) => {
    expect(fromDevice(purifier(settings))).toEqual({ ...defaults, ...expected })
  })
})

describe('saving the settings of a purifier', () => {
  it('writes flags as 0 and 1, no schedule as empty text and no hours as an empty week', () => {
    expect(toPayload(fromDevice(purifier()))).toEqual({
      settings: {
        dfs: 1,
        speed: 50,
        automation: 0,
        automation_devices: [],
        cron: '',
        scheduler: {},
      },
    })
  })

  it.each([
    [{}],
    [{ dfs: 0, speed: 0 }],
    [{ automation: 1, cron: '0 8 * * 1-5' }],
    [{ automation_devices: ['a:0', 'b:0'], scheduler: { 3: { 7: [25, 'manual'] } } }],
  ])('restores saved settings: %j', (reported) => {
    const value = fromDevice(purifier(reported))
    expect(fromDevice({ ...purifier(), ...toPayload(value) })).toEqual(value)
  })
})

it.each([
  ['/settings/cron', '/cron'],
  ['/settings', '/settings'],
])('shows an issue at %s in the field %s', (path, field) => {
  expect(issuePath(path)).toBe(field)
})
