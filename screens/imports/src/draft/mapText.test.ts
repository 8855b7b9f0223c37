import { expect, it } from 'vitest'
import { mapText } from './mapText.ts'

it('writes equal maps as the same text, whatever the order of keys', () => {
  const one = { serial: 'a', time: { column: 't', zone: 'UTC' }, missing: ['NA', ''] }
  const other = { time: { zone: 'UTC', column: 't' }, missing: ['NA', ''], serial: 'a' }
  expect(mapText(one)).toBe(mapText(other))
  expect(mapText({ ...one, missing: ['', 'NA'] })).not.toBe(mapText(other))
})
