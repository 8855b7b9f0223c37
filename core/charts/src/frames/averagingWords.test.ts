import type { ParameterKind } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { chartMessages, chartTexts, type ChartText } from '../messages/chartMessages.ts'
import { averagingWords } from './averagingWords.ts'

await chartTexts.load('es')

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

it.each<[string, ParameterKind, 'en' | 'es', string]>([
  ['wind directions', 'direction', 'en', '1 h vector mean'],
  ['sound levels', 'level', 'en', '1 h Leq'],
  ['highest levels', 'maximum', 'en', '1 h maximum'],
  ['lowest levels', 'minimum', 'es', 'mínimo de 1 h'],
  ['rain', 'sum', 'en', '1 h total'],
  ['indices', 'index', 'es', 'media de 1 h'],
])('names the mean of an hour of %s in the small print', (_, kind, language, expected) => {
  const frames = [{ averagingPeriodMs: 3_600_000, kind }]
  expect(averagingWords(frames, language, textIn(language))).toBe(expected)
})

it.each<[string, number | null, 'en' | 'es', string]>([
  ['readings', null, 'en', 'corrected'],
  ['readings, in Spanish', null, 'es', 'corregido'],
  ['means of an hour', 3_600_000, 'en', '1 h mean (corrected)'],
])('the small print tells of corrected %s', (_, averagingPeriodMs, language, expected) => {
  const frames = [{ averagingPeriodMs, basis: 'corrected' as const }]
  expect(averagingWords(frames, language, textIn(language))).toBe(expected)
})
