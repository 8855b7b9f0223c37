import { node } from '@airshed/testing'
import { expect, it } from 'vitest'
import { detailsChanges, detailsOf, meansSameDetail } from './generalChanges.ts'

const before = {
  name: 'Quay Street',
  description: 'By the water',
  tags: 'quay, street',
  type: 'Thiamis-1000',
  timezone: 'auto',
  interval: '60000',
}
const { description: _, ...undescribed } = before

it.each([
  ['nothing', before, null],
  ['a name', { ...before, name: 'Quay' }, { name: 'Quay' }],
  ['a description that is cleared', undescribed, { description: '' }],
  ['tags', { ...before, tags: ' quay,School roof ,,' }, { tags: ['quay', 'School roof'] }],
  ['tags that are cleared', { ...before, tags: undefined }, { tags: [] }],
  ['spaces between tags', { ...before, tags: 'quay ,street,' }, null],
  ['a type', { ...before, type: 'Purifier' }, { type: 'Purifier' }],
  ['a time zone', { ...before, timezone: 'Europe/Madrid' }, { timezone: 'Europe/Madrid' }],
  ['an interval', { ...before, interval: '300000' }, { settings: { interval: 300_000 } }],
])('sends only what changed: %s', (_case, after, expected) => {
  expect(detailsChanges(before, after)).toEqual(expected)
})

it('returns the time zone to the device', () => {
  expect(detailsChanges({ ...before, timezone: 'Europe/Madrid' }, before)).toEqual({
    timezone: null,
  })
})

it('starts with the time zone that somebody set, else with the reported one', () => {
  const device = node('1C00A3F7:0', { timezone: 'Europe/Madrid', timezone_source: 'person' })
  expect(detailsOf(device, false).timezone).toBe('Europe/Madrid')
  expect(detailsOf({ ...device, timezone_source: 'device' }, false).timezone).toBe('auto')
})

it('starts with the requested interval, else with the reported one', () => {
  const asked = node('1C00A3F7:0', { interval: 60_000, settings: { interval: 300_000 } })
  expect(detailsOf(asked, true).interval).toBe('300000')
  const { settings: _, ...listed } = asked
  expect(detailsOf(listed, true).interval).toBe('60000')
})

it('starts without an interval that was never reported, so that the assumed one can be requested', () => {
  const silent = node('1C00A3F7:0', { interval: 60_000, settings: {} })
  const start = detailsOf(silent, true)
  expect(start).not.toHaveProperty('interval')
  expect(detailsChanges(start, { ...start, interval: '60000' })).toEqual({
    settings: { interval: 60_000 },
  })
  expect(detailsChanges(start, { ...start, name: 'Quay' })).toEqual({ name: 'Quay' })
})

it.each([
  ['tags', 'quay, street', ' quay ,street,', true],
  ['tags', undefined, ' ', true],
  ['tags', 'quay, street', 'quay', false],
  ['name', 'quay, street', 'quay ,street', false],
])('compares values of %s: %j and %j are the same: %j', (name, one, other, isSame) => {
  expect(meansSameDetail(name, one, other)).toBe(isSame)
})
