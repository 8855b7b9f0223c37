import { expect, it } from 'vitest'
import { parameterOptions } from './parameterOptions.ts'

it('lists every parameter once, by name, with the units that convert to its own', () => {
  const options = parameterOptions('en_US')
  const labels = options.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en-US')))
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  const pm = options.find(({ value }) => value === '132:5')
  expect(pm?.label).toMatch(/PM2\.5/)
  expect(pm?.units).toContain('µg/m³')
})

it('lists parameters in Spanish', () => {
  const labels = parameterOptions('es_ES').map(({ label }) => label)
  expect(labels).toContainEqual(expect.stringMatching(/humedad/i))
})
