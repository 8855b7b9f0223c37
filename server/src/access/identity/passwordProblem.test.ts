import { isPasswordFit, passwordKinds } from '@airshed/domain'
import { expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './commonPasswords.ts'
import { passwordProblem } from './passwordProblem.ts'

const EMAIL = 'ana.ortiz@example.org'

it.each([
  ['Clear air 7', null],
  ['short', 'unfit'],
  ['Password1', 'common'],
  ['P@ssw0rd', 'common'],
  // Full width, as some keyboards write it.
  ['Ｐassword1', 'common'],
  ['Ana.Ortiz-7', 'personal'],
  ['my AIRSHED 7', 'personal'],
])('checks the password %j as %s', async (password, expected) => {
  expect(await passwordProblem(password, EMAIL)).toBe(expected)
})

it('lists more than 3,000 common passwords that would be fit in some spelling', () => {
  const couldBeFit = [...COMMON_PASSWORDS].filter((password) => {
    const written = password.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
    return passwordKinds(written).length >= 3 && isPasswordFit(written)
  })
  expect(couldBeFit.length).toBeGreaterThan(3_000)
})
