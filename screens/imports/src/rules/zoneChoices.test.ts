import { expect, it } from 'vitest'
import { zoneChoices } from './zoneChoices.ts'

it('offers UTC, known zones, all others and fixed offsets, each once', () => {
  const values = zoneChoices('Europe/Madrid', undefined, 'UTC+5:30').map(({ value }) => value)
  expect(values.slice(0, 3)).toEqual(['UTC', 'Europe/Madrid', 'UTC+5:30'])
  expect(values).toContain('America/Lima')
  expect(values).toContain('UTC-7')
  expect(new Set(values).size).toBe(values.length)
})
