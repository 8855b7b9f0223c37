import { expect, it } from 'vitest'
import { chartMessages, type ChartText } from '../messages/chartMessages.ts'
import { averagingWords } from './averagingWords.ts'

const textIn =
  (language: 'en' | 'es'): ChartText =>
  (id, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      chartMessages[language][id],
    )

it.each<[string, (number | null)[], 'en' | 'es', string]>([
  ['readings as they came', [null, null], 'en', 'as measured'],
  ['means of an hour', [3_600_000], 'en', '1 h mean'],
  ['means of a quarter of an hour', [900_000], 'en', '15 min mean'],
  ['means of ten seconds', [10_000], 'en', '10 s mean'],
  ['means of a day, in Spanish', [86_400_000], 'es', 'media de 1 d'],
  ['both', [null, 3_600_000], 'en', 'as measured, 1 h mean'],
  ['nothing', [], 'en', ''],
])('the small print tells of %s', (_, periods, language, expected) => {
  const frames = periods.map((averagingPeriodMs) => ({ averagingPeriodMs }))
  expect(averagingWords(frames, language, textIn(language))).toBe(expected)
})
