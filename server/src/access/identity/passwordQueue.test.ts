import { describe, expect, it } from 'vitest'
import { Memory } from '../../base/memory.ts'
import { checkPassword, hashPassword } from './hashPassword.ts'
import { hashInQueue, inPasswordQueue, newPasswordQueue } from './passwordQueue.ts'

const CHEAP = { N: 2 ** 10, r: 8, p: 1 }
const right = 'a long enough password'

/** What a server has, with a queue of its own limits. */
function contextWith(limits: { atOnce: number; places: number }) {
  const context = { memory: new Memory() }
  context.memory.of(newPasswordQueue, limits)
  return context
}
/** Addresses, each of another sender. */
const senders = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at}`)

describe('the queue of passwords', () => {
  it('checks passwords up to the limit, refuses others and recovers', async () => {
    const context = contextWith({ atOnce: 2, places: 4 })
    const stored = await hashPassword(right, CHEAP)
    const check = (ip: string) =>
      inPasswordQueue(context, ip, (inTurn) => inTurn(() => checkPassword(right, stored)))
    const flood = () => senders(7).map(check)
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(flood())
      expect(answers.filter((answer) => answer?.isCorrect === true)).toHaveLength(4)
      expect(answers.filter((answer) => answer === null)).toHaveLength(3)
    }
  })

  it('hashes in the same queue, which one address cannot fill', async () => {
    const context = contextWith({ atOnce: 2, places: 4 })
    const hash = (ip: string) => hashInQueue(context, ip, right)
    const flood = Array.from({ length: 5 }, (_, at) => hash(`2001:db8::${at}`))
    const other = hash('192.0.2.1')
    const hashes = await Promise.all(flood)
    expect(hashes.map((stored) => stored !== null)).toEqual([true, true, false, false, false])
    expect((await checkPassword(right, await other)).isCorrect).toBe(true)
  })
})
