import { describe, expect, it } from 'vitest'
import { readTrustedPublishers } from './trustedPublishers.ts'

const KEYS = [
  '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
  'PUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=',
] as const
const [ACME, LAB] = KEYS

describe('publishers that an operator trusts', () => {
  it('trusts nobody by default', () => {
    expect(readTrustedPublishers(undefined)).toEqual({ trustedPublishers: [] })
  })

  it('reads names and keys', () => {
    expect(readTrustedPublishers(`Acme Air=${ACME}, Laboratorio Ñandú (2)=${LAB}`)).toEqual({
      trustedPublishers: [
        { name: 'Acme Air', publicKey: ACME },
        { name: 'Laboratorio Ñandú (2)', publicKey: LAB },
      ],
    })
  })

  it.each([
    ['no name', ACME],
    ['an empty name', `=${ACME}`],
    ['a name with markup', `<b>=${ACME}`],
    ['a name that turns text around', `\u202Eacme=${ACME}`],
    ['a long name', `${'a'.repeat(61)}=${ACME}`],
    ['no key', 'Acme'],
    ['a short key', 'Acme=c2hvcnQ='],
    ['a private key', 'Acme=-----BEGIN PRIVATE KEY-----'],
    ['a key with which anybody can sign', `Acme=AQ${'A'.repeat(41)}=`],
    ['a name twice', `Acme=${ACME},Acme=${LAB}`],
    ['a key twice', `Acme=${ACME},Lab=${ACME}`],
    ['a comma too many', `Acme=${ACME},`],
  ])('refuses publishers with %s', (_, text) => {
    const { trustedPublishers, problem } = readTrustedPublishers(text)
    expect(trustedPublishers).toEqual([])
    expect(problem).toMatch(/^expected publishers as name=key, .*, got .+ in "/)
  })
})
