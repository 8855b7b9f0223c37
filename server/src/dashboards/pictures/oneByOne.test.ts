import { expect, it } from 'vitest'
import { oneByOne } from './oneByOne.ts'

it('tasks run one after another even after a failure, and too many are refused', async () => {
  const inTurn = oneByOne()
  const ended: number[] = []
  const gates: (() => void)[] = []
  const task = (number: number) => () =>
    new Promise<void>((resolve, reject) =>
      gates.push(() => {
        ended.push(number)
        if (number === 1) reject(new Error('unreadable'))
        else resolve()
      }),
    )
  const all = Array.from({ length: 8 }, (_, number) => inTurn(task(number)))
  const settled = Promise.allSettled(all)
  expect(() => inTurn(task(8))).toThrow('is receiving too much')
  for (let number = 0; number < 8; number += 1) {
    await expect.poll(() => gates.length).toBe(number + 1)
    gates[number]?.()
  }
  const states = (await settled).map(({ status }) => status)
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(states.filter((state) => state === 'rejected')).toHaveLength(1)
  await expect(inTurn(async () => 'next')).resolves.toBe('next')
})
