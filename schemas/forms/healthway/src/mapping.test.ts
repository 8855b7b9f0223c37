import { describe, expect, it } from 'vitest'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { purifier } from './testsupport/purifier.fixture.ts'

const defaults = { dfs: true, speed: 50, automation: false, automation_devices: [] }

describe('reading the settings of a purifier', () => {
  it.each([
    ['that has none', undefined, {}],
    ['that are empty', {}, {}],
    ['with switches that were turned', { dfs: 0, automation: 1 }, { dfs: false, automation: true }],
    ['with switches that are no flags', { dfs: 'off', automation: 2 }, {}],
    ['with its speed', { speed: 0 }, { speed: 0 }],
    ['with a speed that the form does not know, as it is', { speed: 60 }, { speed: 60 }],
    ['with its schedule', { cron: ' 0  8 * * 1-5' }, { cron: '0 8 * * 1-5' }],
    ['without a schedule', { cron: '' }, {}],
    ['with a schedule that is none, as it is', { cron: 'at eight' }, { cron: 'at eight' }],
    ['with its devices', { automation_devices: ['a:0'] }, { automation_devices: ['a:0'] }],
    ['with devices that are no list', { automation_devices: 'a:0' }, {}],
    [
      'with its working hours, without days that have none',
      { scheduler: { 1: { 9: [75, 'auto'] }, 2: {} } },
      { scheduler: { 1: { 9: [75, 'auto'] } } },
    ],
    ['with no working hours', { scheduler: { 1: {} } }, {}],
    [
      'with hours that are none, as they are',
      { scheduler: { 9: { 9: [75, 'auto'] }, 1: { 25: ['x'] } } },
      { scheduler: { 9: { 9: [75, 'auto'] }, 1: { 25: ['x'] } } },
    ],
    [
      'with working hours that are none, as they are',
      { scheduler: 'always' },
      { scheduler: 'always' },
    ],
    ['with settings of other forms', { interval: 60_000, colour: 'red' }, {}],
  ])('%s', (_, settings, expected) => {
    expect(fromDevice(purifier(settings))).toEqual({ ...defaults, ...expected })
  })
})

describe('saving', () => {
  it('asks for flags as 0 and 1, for no schedule by an empty text and for no hours by an empty week', () => {
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
  ])('what was saved is read back: %j', (reported) => {
    const value = fromDevice(purifier(reported))
    expect(fromDevice({ ...purifier(), ...toPayload(value) })).toEqual(value)
  })
})

it.each([
  ['/settings/cron', '/cron'],
  ['/settings', '/settings'],
])('what is wrong at %s of the body is shown at %s', (path, field) => {
  expect(issuePath(path)).toBe(field)
})
