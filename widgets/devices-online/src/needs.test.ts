import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it.each([
  ['the last day', {}, 24],
  ['as many hours as its settings say', { hours: 6 }, 6],
])('devices online requests %s', (_, config, hours) => {
  expect(needs(config)).toEqual([{ kind: 'online', hours }, { kind: 'status' }])
})
