import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { kindText, NAMED_KINDS } from './kindText.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'Europe/Madrid' })

it('describes what a job does', () => {
  expect(kindText('mail.send', intl('en_US'))).toBe('Send an e-mail')
  expect(kindText('mail.send', intl('es_ES'))).toBe('Enviar un correo')
})

it('shows an unknown kind of job as it is', () => {
  expect(kindText('acme.bake', intl('en_US'))).toBe('acme.bake')
  expect(kindText('toString', intl('en_US'))).toBe('toString')
})

it('names every known kind of job', () => {
  const known = Object.keys(en).filter((id) => id.startsWith('kind.'))
  expect(known).toEqual(NAMED_KINDS.map((kind) => `kind.${kind}`))
})
