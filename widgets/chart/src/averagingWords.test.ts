import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import { averagingWords } from './averagingWords.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })

it.each<[string, (number | null)[], 'en_US' | 'es_ES', string]>([
  ['readings as they came', [null, null], 'en_US', 'as measured'],
  ['means of an hour', [3_600_000], 'en_US', '1 hr mean'],
  ['means of a quarter of an hour', [900_000], 'en_US', '15 min mean'],
  ['means of ten seconds', [10_000], 'en_US', '10 sec mean'],
  ['means of a day, in Spanish', [86_400_000], 'es_ES', 'media de 1 d'],
  ['both', [null, 3_600_000], 'en_US', 'as measured, 1 hr mean'],
  ['nothing', [], 'en_US', ''],
])('the small print tells of %s', (_, periods, locale, expected) => {
  const frames = periods.map((averagingPeriodMs) => ({ averagingPeriodMs }))
  expect(averagingWords(frames, intl(locale))).toBe(expected)
})
