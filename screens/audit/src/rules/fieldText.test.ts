import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { fieldName, fieldValue } from './fieldText.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'Europe/Madrid' })

it('names known fields in words, and unknown ones without underscores', () => {
  expect(fieldName(['name'], intl)).toBe('Name')
  expect(fieldName(['settings', 'led_bar_mode'], intl)).toBe('Settings › led bar mode')
  expect(fieldName(['toString'], intl)).toBe('toString')
})

it.each([
  ['name', 'Roof', 'Roof'],
  ['is_on', true, 'Yes'],
  ['is_on', false, 'No'],
  ['interval', 300_000, '300,000'],
  ['muted_until', Date.UTC(2026, 2, 2, 12), 'Mar 02, 2026, 13:00:00 GMT+1'],
  ['version_at', 3, '3'],
  ['shared_to', ['harbour', 'city'], 'harbour and city'],
  ['shared_to', [], 'None'],
  ['leased_to', null, 'None'],
  ['signing_secret', '[left out]', 'Secret, not recorded'],
  ['range', [{ from: 1 }], '[{"from":1}]'],
  ['name', undefined, null],
])('writes the field %s with %j as %j', (name, value, words) => {
  expect(fieldValue(name, value, intl)).toBe(words)
})

it('shortens long values', () => {
  expect(fieldValue('note', 'x'.repeat(2000), intl)).toHaveLength(501)
})
