import { node } from '@airshed/testing'
import { expect, it } from 'vitest'
import { generalChanges, generalOf } from './generalChanges.ts'

const before = {
  name: 'Quay Street',
  description: 'By the water',
  tags: 'quay, street',
  interval: '60000',
}

it.each([
  ['nothing', before, null],
  ['a name', { ...before, name: 'Quay' }, { name: 'Quay' }],
  [
    'a description that is cleared',
    { name: 'Quay Street', tags: 'quay, street', interval: '60000' },
    { description: '' },
  ],
  ['tags', { ...before, tags: ' quay,School roof ,,' }, { tags: ['quay', 'School roof'] }],
  ['tags that are cleared', { ...before, tags: undefined }, { tags: [] }],
  ['spaces between tags', { ...before, tags: 'quay ,street,' }, null],
  ['an interval', { ...before, interval: '300000' }, { settings: { interval: 300_000 } }],
])('sends only what changed: %s', (_, after, expected) => {
  expect(generalChanges(before, after)).toEqual(expected)
})

it('starts with the interval that was asked for, else with the one that is reported', () => {
  const asked = node('1C00A3F7:0', { interval: 60_000, settings: { interval: 300_000 } })
  expect(generalOf(asked, true).interval).toBe('300000')
  const { settings: _, ...listed } = asked
  expect(generalOf(listed, true).interval).toBe('60000')
})

it('starts without an interval where nobody reported one, so that the assumed one can be asked for', () => {
  const silent = node('1C00A3F7:0', { interval: 60_000, settings: {} })
  const start = generalOf(silent, true)
  expect(start).not.toHaveProperty('interval')
  expect(generalChanges(start, { ...start, interval: '60000' })).toEqual({
    settings: { interval: 60_000 },
  })
  expect(generalChanges(start, { ...start, name: 'Quay' })).toEqual({ name: 'Quay' })
})
