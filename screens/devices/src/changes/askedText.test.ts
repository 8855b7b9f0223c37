import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { askedText, isOpen } from './askedText.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const result = (changes: Partial<Parameters<typeof askedText>[1]>) => ({
  outcome: 'changed' as const,
  code: null,
  refused_settings: [],
  command_state: null,
  setting_state: null,
  ...changes,
})

it.each([
  ['command', result({ command_state: 'withdrawn' }), 'Withdrawn'],
  ['command', result({ outcome: 'unchanged', command_state: 'queued' }), 'Queued'],
  ['command', result({}), 'Asked'],
  ['command', result({ outcome: null }), 'Not asked'],
  ['configure', result({ setting_state: 'applied' }), 'Confirmed by the device'],
  [
    'configure',
    result({
      outcome: 'refused',
      code: 'VALIDATION_FAILED',
      refused_settings: ['enable_gps', 'interval'],
    }),
    'It does not take: GPS, Reporting interval',
  ],
] as const)('describes the result of %s %o as %s', (change, given, words) => {
  expect(askedText(change, given, intl)).toBe(words)
})

it.each([
  [result({ command_state: 'sent' }), true],
  [result({ setting_state: 'waiting' }), true],
  [result({ setting_state: 'refused' }), false],
  [result({ command_state: 'done' }), false],
] as const)('a result of %o may still change: %s', (given, expected) => {
  expect(isOpen(given)).toBe(expected)
})
