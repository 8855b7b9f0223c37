import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword } from './hashPassword.ts'

const weak = { N: 2 ** 10, r: 8, p: 1 }

describe('a password hash', () => {
  it('tells the right password from a wrong one', async () => {
    const stored = await hashPassword('correct horse battery')
    expect(stored).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await checkPassword('correct horse battery', stored)).toEqual({
      isCorrect: true,
      isWeak: false,
    })
    expect(await checkPassword('correct horse batterz', stored)).toEqual({
      isCorrect: false,
      isWeak: false,
    })
  })

  it('uses a new salt for each hash', async () => {
    expect(await hashPassword('same', weak)).not.toBe(await hashPassword('same', weak))
  })

  it('accepts a password however its accents are typed', async () => {
    const stored = await hashPassword('contrase\u00f1a', weak)
    expect((await checkPassword('contrasen\u0303a', stored)).isCorrect).toBe(true)
  })

  it('asks for a new hash when its own is weaker than today', async () => {
    const stored = await hashPassword('long ago', weak)
    expect(await checkPassword('long ago', stored)).toEqual({ isCorrect: true, isWeak: true })
    expect((await checkPassword('not it', stored)).isWeak).toBe(false)
  })

  it.each([
    ['nobody', null],
    ['somebody who signs in elsewhere', ''],
    ['a row in another format', '$2b$10$abcdefghijklmnopqrstuv'],
    ['a row with a short hash', 'scrypt$1024$8$1$c2FsdA$aGFzaA'],
  ])('accepts no password for %s', async (_who, stored) => {
    expect((await checkPassword('', stored)).isCorrect).toBe(false)
  })
})
