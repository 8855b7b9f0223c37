import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

it.each([
  ['en_US', { name: 'Access', markdown: '## Key\nAt the *gate*.' }, 'Access: Key At the gate.'],
  ['es_ES', { markdown: 'Llave' }, 'Texto: Llave'],
  ['en_US', { name: ' ', markdown: '  ' }, 'Text: nothing written yet.'],
  ['es_ES', { name: 'Acceso' }, 'Acceso: aún no hay nada escrito.'],
] as const)('summarizes a text (%s, %o)', (locale, config, words) => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  expect(summary(config, NO_DATA, intl)).toBe(words)
})
