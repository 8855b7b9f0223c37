import { describe, expect, it } from 'vitest'
import { LEFT_OUT, withoutSecrets } from './withoutSecrets.ts'

describe('the recorded values of a change', () => {
  it.each([
    'password',
    'passwordHash',
    'secret_hash',
    'signing_secret',
    'auth_header',
    'Authorization',
    'api_key',
    'ingestKey',
    'psk',
    'token',
  ])('keeps that %s changed, and not to what', (name) => {
    const fields = { settings: [{ [name]: 'hunter2' }], name: 'Harbour' }
    expect(withoutSecrets(fields)).toEqual({ settings: [{ [name]: LEFT_OUT }], name: 'Harbour' })
  })

  it.each([
    ['key', 'pm25'],
    ['token_id', 'tok_1'],
    ['accepts_keyless', true],
    ['keyboard', 'es'],
    ['has_password', true],
    ['password', null],
  ])('keeps %s unchanged', (name, value) => {
    expect(withoutSecrets({ [name]: value })).toEqual({ [name]: value })
  })
})
