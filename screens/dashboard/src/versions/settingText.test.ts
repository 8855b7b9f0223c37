import type { SettingChange } from '@airshed/console-kit'
import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { settingText } from './settingText.ts'

const NAMES: Record<string, string> = {
  '1C00A3F7:0': 'Quay Street',
  'A.0/132:5': 'PM2.5',
  'A.0/132:7': 'PM10',
}
const TEXTS = {
  en_US: {},
  es_ES: {
    'config.bands': 'Franjas',
    'config.bands.color': 'Color',
    'config.statistic': 'Estadística',
    'config.statistic.mean': 'media',
    'config.statistic.max': 'máximo',
  },
}
const words = (change: Partial<SettingChange>, locale: 'en_US' | 'es_ES' = 'en_US'): string =>
  settingText(
    {
      path: ['limit'],
      titles: [change.schema?.title ?? 'Limit'],
      schema: {},
      before: undefined,
      after: undefined,
      ...change,
    },
    {
      intl: createPluginIntl({ en, es }, { locale, timezone: 'UTC' }, (error) => {
        throw error
      }),
      texts: TEXTS[locale],
      nameOf: (id) => NAMES[id],
    },
  )

it('writes numbers with their units, in the language of the page', () => {
  const change = { schema: { title: 'Limit', unit: 'µg/m³' }, before: 1000.5, after: undefined }
  expect(words(change)).toBe('Limit: 1,000.5 µg/m³ → none')
  expect(words({ ...change, before: 0.000012 }, 'es_ES')).toBe('Limit: 0,000012 µg/m³ → nada')
})

it('names devices and parameters, and states of switches', () => {
  const parameters = { title: 'Parameters' }
  expect(
    words({ schema: parameters, before: ['A.0/132:5', 'A.0/132:7'], after: ['A.0/132:5'] }),
  ).toBe('Parameters: PM2.5 and PM10 → PM2.5')
  expect(words({ schema: { title: 'Device' }, before: '', after: '1C00A3F7:0' })).toBe(
    'Device: none → Quay Street',
  )
  expect(words({ before: true, after: false }, 'es_ES')).toBe('Limit: sí → no')
})

it('names settings and choices as the form of the plugin does', () => {
  const statistic = { path: ['statistic'], schema: { title: 'Statistic' } }
  expect(words({ ...statistic, before: 'mean', after: 'max' }, 'es_ES')).toBe(
    'Estadística: media → máximo',
  )
  const color = { path: ['bands', 1, 'color'], titles: ['Bands', undefined, 'Colour'] }
  expect(words({ ...color, before: 'red', after: 'grey' }, 'es_ES')).toBe(
    'Franjas › 2 › Color: «red» → «grey»',
  )
  expect(words({ ...color, before: 'red', after: 'grey' })).toBe(
    'Bands › 2 › Colour: “red” → “grey”',
  )
})

it('describes changes of long lists by additions, removals and order', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(words({ before, after: ['a', 'b', 'c', 'd', 'e', 'A.0/132:5'] })).toBe(
    'Limit: added PM2.5; removed “f”',
  )
  expect(words({ before, after: before.toReversed() })).toBe('Limit: in another order')
  const many = Array.from({ length: 500 }, (_, index) => index)
  expect(words({ before: [], after: many })).toMatch(/^Limit: added 0, 1, .*9, and 490 more$/)
})

it('shows the part in which long texts differ', () => {
  const notes = 'On duty until six. '.repeat(40)
  const reported = words({ before: `${notes}Olga`, after: `${notes}Ben` })
  expect(reported).toContain('Olga” → “…')
  expect(reported.length).toBeLessThan(220)
})
