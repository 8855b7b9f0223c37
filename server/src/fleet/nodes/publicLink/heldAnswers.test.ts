import { expect, it } from 'vitest'
import { HeldAnswers } from './heldAnswers.ts'

function heldOf(most: number) {
  const time = { now: 0 }
  const made: string[] = []
  const held = new HeldAnswers<string>(most, () => time.now)
  const ask = (key: string) =>
    held.of(key, 30_000, async () => {
      made.push(key)
      return `${key} ${made.length}`
    })
  return { held, made, ask, later: (ms: number) => (time.now += ms) }
}

it('makes a held answer once, even for those who ask while it is made', async () => {
  const { ask, made } = heldOf(10)
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(await ask('a')).toBe('a 1')
  expect(made).toEqual(['a', 'b'])
})

it('makes a held answer again after its time', async () => {
  const { ask, later } = heldOf(10)
  await ask('a')
  later(29_999)
  expect(await ask('a')).toBe('a 1')
  later(1)
  expect(await ask('a')).toBe('a 2')
})

it('drops the oldest held answers when there are too many', async () => {
  const { ask, made } = heldOf(2)
  for (const key of ['a', 'b', 'c', 'b', 'a']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

it('makes a held answer again after a failure', async () => {
  const { held, ask } = heldOf(10)
  await expect(held.of('a', 30_000, () => Promise.reject(new Error('busy')))).rejects.toThrow(
    'busy',
  )
  expect(await ask('a')).toBe('a 1')
})
