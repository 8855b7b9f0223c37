import { NO_DATA } from '@airshed/contract'
import { expect, it } from 'vitest'
import { titleOf } from './titleOf.ts'

const plugin = { defaultName: () => 'PM2.5 · Quay Street' }

it.each([
  ['is made from its data', plugin, {}, 'PM2.5 · Quay Street'],
  ['is made where its name is blank', plugin, { name: ' ' }, 'PM2.5 · Quay Street'],
  ['is its name where it has one', plugin, { name: 'Dust' }, null],
  ['is that of its plugin, which makes none', {}, {}, null],
  [
    'is that of its plugin, which fails to make one',
    {
      defaultName: () => {
        throw new Error('no such device')
      },
    },
    {},
    null,
  ],
])('the title of a widget %s', (_, definition, config, title) => {
  expect(titleOf(definition, config, NO_DATA)).toBe(title)
})

it('makes no title before there are data', () => {
  expect(titleOf(plugin, {}, null)).toBeNull()
})
