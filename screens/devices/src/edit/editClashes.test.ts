import { node } from '@airshed/testing'
import { expect, it } from 'vitest'
import { editClashes } from './editClashes.ts'

const base = node('1C00A3F7:0', {
  name: 'Quay',
  description: 'By the water',
  settings: { interval: 60_000, speed: 50, scheduler: { 1: { 9: [50, 'auto'] } } },
})
const changed = (changes: Partial<typeof base>) => ({ ...base, version: 2, ...changes })

it.each([
  ['a name that both changed', changed({ name: 'Pier' }), { name: 'Mole' }, ['name']],
  ['a name that both changed alike', changed({ name: 'Mole' }), { name: 'Mole' }, []],
  ['a name that only the user changed', changed({ description: '' }), { name: 'Mole' }, []],
  [
    'a setting that both changed',
    changed({ settings: { ...base.settings, speed: 75 } }),
    { name: 'Mole', settings: { speed: 100, interval: 30_000 } },
    ['settings/speed'],
  ],
  [
    'another setting',
    changed({ settings: { ...base.settings, speed: 75 } }),
    { settings: { interval: 30_000 } },
    [],
  ],
  [
    'working hours, as a whole',
    changed({ settings: { ...base.settings, scheduler: {} } }),
    { settings: { scheduler: { 1: { 9: [75, 'auto'] } } } },
    ['settings/scheduler'],
  ],
  ['a place', changed({ location: [1, 2] }), { location: [3, 4] }, ['location']],
  ['a password, which is never shown', changed({}), { settings: { wifi_password: 'x' } }, []],
])('finds the clashes of a change: %s', (_, newest, body, clashes) => {
  expect(editClashes(base, newest, body)).toEqual(clashes)
})
