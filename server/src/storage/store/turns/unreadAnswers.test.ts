import { describe, expect, it } from 'vitest'
import { TooManyWaitingError } from './fairQueue.ts'
import { UnreadAnswers } from './unreadAnswers.ts'

const isThere = async (room: Promise<void>) => {
  const later = new Promise((resolve) => setImmediate(() => resolve('later')))
  return (await Promise.race([room, later])) !== 'later'
}

describe('answers that are not read', () => {
  it('unread answers keep only their caller waiting until one is read', async () => {
    const unread = new UnreadAnswers({ ofCallerBytes: 100, ofAllBytes: 1_000 })
    const release = unread.hold('ana', 60)
    expect(await isThere(unread.room('ana'))).toBe(true)
    unread.hold('ana', 50)
    const next = unread.room('ana')
    expect(await isThere(next)).toBe(false)
    expect(await isThere(unread.room('ben'))).toBe(true)
    release()
    release()
    await next
    expect(unread.heldFor('ana')).toBe(50)
  })

  it('limits unread answers of all callers together', async () => {
    const unread = new UnreadAnswers({ ofCallerBytes: 100, ofAllBytes: 150 })
    const release = unread.hold('ana', 90)
    unread.hold('ben', 90)
    await expect(unread.room('cleo')).rejects.toThrow(TooManyWaitingError)
    release()
    expect(await isThere(unread.room('cleo'))).toBe(true)
  })
})
