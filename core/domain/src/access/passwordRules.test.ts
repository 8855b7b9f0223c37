import { describe, expect, it } from 'vitest'
import { isPasswordFit, isPasswordPersonal, PASSWORD_MAX, passwordKinds } from './passwordRules.ts'

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
  ])('accepts %j as a password: %s', (password, expected) => {
    expect(isPasswordFit(password)).toBe(expected)
  })

  it.each([
    ['Clear air 7', 'ana.ortiz@example.org', false],
    ['Ana.Ortiz 7', 'ana.ortiz@example.org', true],
    ['xANA.ORTIZ7', 'Ana.Ortiz@example.org', true],
    ['Airshed 2026', 'ana.ortiz@example.org', true],
    // Three letters are in many a word.
    ['Banana 7 a day', 'ana@example.org', false],
    ['Clear air 7', '', false],
  ])('%j of %s names the console or its owner: %s', (password, email, expected) => {
    expect(isPasswordPersonal(password, email)).toBe(expected)
  })

  it('counts kinds of characters in any script', () => {
    expect(passwordKinds('aЯ٣_')).toEqual(['lowercase', 'uppercase', 'digits', 'special'])
    expect(passwordKinds('密')).toEqual(['special'])
  })
})
