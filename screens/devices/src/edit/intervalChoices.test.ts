import { expect, it } from 'vitest'
import { intervalChoices } from './intervalChoices.ts'

const wordsOf = (currentMs: number, locale: string) =>
  intervalChoices(currentMs, locale).map(({ label }) => label)

it('offers intervals from one second to one day, in words', () => {
  const words = wordsOf(60_000, 'en-US')
  expect(words.slice(0, 3)).toEqual(['1 s', '2 s', '5 s'])
  expect(words.at(-1)).toBe('1 day')
  expect(words.filter((word) => word === '1 min')).toHaveLength(1)
})

it('keeps the current interval of the device, at its place', () => {
  const words = wordsOf(45_000, 'es-ES')
  const at = words.indexOf('45 s')
  expect(words.slice(at - 1, at + 2)).toEqual(['30 s', '45 s', '1 min'])
})
