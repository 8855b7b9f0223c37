import { describe, expect, it } from 'vitest'
import { isPasswordFit, PASSWORD_MAX, passwordKinds } from './passwordRules.ts'

describe('a password', () => {
  it.each([
    ['Aa345678', true],
    ['aa34567!', true],
    ['AA34567!', true],
    ['Abcdefg!', true],
    ['Aa34567', false],
    ['abcdefgh', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['a long enough password', false],
    ['A long enough password', true],
    ['ñandú77-', true],
    ['ÑANDÚñandú', false],
    ['', false],
    ['Aa3!'.repeat(PASSWORD_MAX / 4), true],
    [`${'Aa3!'.repeat(PASSWORD_MAX / 4)}x`, false],
    // Seven people are seven characters, however they are stored.
    ['👩👩👩👩👩Aa', false],
    ['👩👩👩👩👩👩Aa', true],
  ])('%j fits: %s', (password, expected) => {
    expect(isPasswordFit(password)).toBe(expected)
  })

  it('has kinds of characters in any script', () => {
    expect(passwordKinds('aЯ٣_')).toEqual(['lowercase', 'uppercase', 'digits', 'special'])
    expect(passwordKinds('密')).toEqual(['special'])
  })
})
