import { expect, it } from 'vitest'
import { isAddress, readMailFrom, recipient } from './mailAddress.ts'

it.each(['a@example.org', "o'neil+air@mail.example.org", 'ana@correo.ñandú.example'])(
  '%s is an address',
  (text) => {
    expect(isAddress(text)).toBe(true)
  },
)

it.each([
  '',
  'nobody',
  'a@example.org, b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org\n',
  'Ann <a@example.org>',
  '"a b"@example.org',
  'a@b@example.org',
  `a@${'x'.repeat(300)}.org`,
])('%j is no address and gets no mail', (text) => {
  expect(isAddress(text)).toBe(false)
  expect(() => recipient({ address: text })).toThrow('At to: expected an address')
})

it('makes a name fit for a header', () => {
  expect(recipient({ address: 'a@example.org', name: 'Ann\r\nBcc: b@example.org' })).toEqual({
    address: 'a@example.org',
    name: 'Ann Bcc: b@example.org',
  })
})

it.each([
  ['air@example.org', { address: 'air@example.org', name: '' }],
  ['Airshed <air@example.org>', { address: 'air@example.org', name: 'Airshed' }],
  ['"Air, quality" <air@example.org>', { address: 'air@example.org', name: 'Air, quality' }],
  ['Airshed', undefined],
  ['a@example.org, b@example.org', undefined],
  ['Airshed <air@example.org>\r\nBcc: b@example.org', undefined],
])('MAIL_FROM %j is read as %j', (value, expected) => {
  expect(readMailFrom(value)).toEqual(expected)
})
