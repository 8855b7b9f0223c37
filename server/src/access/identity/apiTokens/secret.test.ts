import { expect, it } from 'vitest'
import { checksumOf, hasApiTokenForm, makeApiToken } from './secret.ts'

/** As `docs/access.md` gives it to scanners for leaks. */
const FORM = /^airshed_[0-9A-Za-z]{49}$/

it('a new token has the form that scanners look for and is different each time', () => {
  const made = Array.from({ length: 200 }, makeApiToken)
  for (const token of made) expect([token, FORM.test(token)]).toEqual([token, true])
  for (const token of made) expect([token, hasApiTokenForm(token)]).toEqual([token, true])
  expect(new Set(made).size).toBe(made.length)
})

it.each([
  // The check value by which implementations of CRC-32 (ISO-HDLC) are told apart.
  ['123456789', 0xcb_f4_39_26],
  ['', 0],
])('the checksum of %j is the CRC-32 of zip files in six digits', (text, crc) => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const checksum = checksumOf(text)
  expect(checksum).toHaveLength(6)
  expect([...checksum].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)).toBe(crc)
})

it('the checksum detects every single mistyped character', () => {
  const token = makeApiToken()
  for (let at = 'airshed_'.length; at < token.length; at += 1) {
    const other = token[at] === 'a' ? 'b' : 'a'
    const mistyped = token.slice(0, at) + other + token.slice(at + 1)
    expect([mistyped, hasApiTokenForm(mistyped)]).toEqual([mistyped, false])
  }
})

it('the checksum detects two swapped characters', () => {
  const token = `airshed_${'Ab'.repeat(21)}A`
  const whole = token + checksumOf(token)
  expect(hasApiTokenForm(whole)).toBe(true)
  expect(hasApiTokenForm(whole.replace('AbAb', 'AAbb'))).toBe(false)
})
