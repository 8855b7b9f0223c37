import { uiTexts } from '@airshed/ui'
import { describe, expect, it } from 'vitest'
import { readingWords, statusWord, type SpokenReading } from './readingWords.ts'

await uiTexts.load('es')

const good = { id: 'good', name: 'Good', color: '#4C9A5B', letter: 'I' }
const reading: SpokenReading = {
  value: 12.34,
  isFaulty: false,
  atMs: Date.UTC(2026, 2, 14, 17),
  isOld: false,
  grade: good,
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar',
}

describe('a reading in a sentence', () => {
  it.each<[Partial<SpokenReading>, 'en' | 'es', string]>([
    [{}, 'en', '12.3 µg/m³, Good'],
    [{ grade: null, unit: '' }, 'es', '12,3'],
    [{ isOld: true }, 'en', '12.3 µg/m³, Good, as of Mar 14, 13:00'],
    [{ isFaulty: true, value: null }, 'en', 'sensor fault'],
    [
      {
        isFaulty: true,
        value: null,
        fault: { sinceMs: Date.UTC(2026, 2, 14, 11, 21), lastGood: [0, 8] },
      },
      'es',
      'fallo del sensor desde 14 mar, 07:21, tras 8,0 µg/m³',
    ],
    [
      {
        isFaulty: true,
        value: null,
        unit: '°C',
        hidden: { reason: 'implausible', plausible: { min: -80, max: 60 } },
        fault: {
          sinceMs: Date.UTC(2026, 2, 14, 11, 21),
          lastGood: [0, 8],
          reason: 'implausible',
        },
      },
      'en',
      'outside the plausible range (-80 to 60 °C) since Mar 14, 07:21, after 8.0 °C',
    ],
    [
      { isFaulty: true, value: null, hidden: { reason: 'invalid', plausible: null } },
      'es',
      'marcada como no válida',
    ],
    [{ value: null, atMs: null, grade: null }, 'es', 'sin valor'],
    [{ kind: 'boolean', value: 0, grade: null }, 'en', 'No'],
  ])('writes %o in %s as "%s"', (changes, locale, words) => {
    const reader = { locale, timeZone: 'America/New_York' }
    expect(readingWords({ ...reading, ...changes }, reader)).toBe(words)
  })
})

describe('a reading whose mean over hours was graded', () => {
  const mean = {
    value: 16.98,
    unit: 'ppb',
    precision: 1,
    averaging: 'hour',
    periodMs: 3_600_000,
  } as const
  const moderate = { id: 'moderate', name: 'Moderate', color: '#f0e641', letter: 'III' }
  const air = { grade: moderate, index: null, averaging: 'hour', mean, dataPointId: 'a' } as const
  const no2: SpokenReading = { ...reading, air, value: 9.2, grade: null, unit: 'ppb' }

  it.each<[Partial<SpokenReading>, 'en' | 'es', string]>([
    [{}, 'en', '17.0 ppb (1 h mean), Moderate, latest 9.2 ppb'],
    [{}, 'es', '17,0 ppb (media de 1 h), Moderate, último 9,2 ppb'],
    [{ isOld: true }, 'en', '17.0 ppb (1 h mean), Moderate, latest 9.2 ppb, as of Mar 14, 13:00'],
    [{ isFaulty: true, value: null }, 'en', '17.0 ppb (1 h mean), Moderate, sensor fault'],
    [{ value: null, atMs: null }, 'en', '17.0 ppb (1 h mean), Moderate'],
  ])('writes the graded mean %o in %s as "%s"', (changes, locale, words) => {
    const reader = { locale, timeZone: 'America/New_York' }
    expect(readingWords({ ...no2, ...changes }, reader)).toBe(words)
  })
})

it.each([
  ['online', 'en', 'Online'],
  ['offline', 'es', 'Sin conexión'],
  ['veryPoor', 'en', 'Very poor'],
] as const)('writes the status %s in %s as "%s"', (status, locale, word) => {
  expect(statusWord(status, { locale })).toBe(word)
})
