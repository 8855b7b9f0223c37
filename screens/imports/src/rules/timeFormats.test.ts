import { expect, it } from 'vitest'
import { lacksYear, patternChoices } from './timeFormats.ts'

it('asks for the year only when a pattern has day and month alone', () => {
  expect(lacksYear('d/M HH:mm:ss')).toBe(true)
  expect(lacksYear('dd.MM.yyyy HH:mm')).toBe(false)
  expect(lacksYear('elapsed')).toBe(false)
})

it('lists patterns that fit the file first, each once', () => {
  const choices = patternChoices(['dd/MM/yyyy HH:mm', 'MM/dd/yyyy HH:mm', 'iso'], 'HH:mm d.M.yy')
  expect(choices.slice(0, 3)).toEqual(['dd/MM/yyyy HH:mm', 'MM/dd/yyyy HH:mm', 'HH:mm d.M.yy'])
  expect(new Set(choices).size).toBe(choices.length)
  expect(choices).not.toContain('iso')
})
