import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreAwayError } from '../../storage/store/storeAwayError.ts'
import { whenStoreIsBack } from './whenStoreIsBack.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('work while the store is away', () => {
  it('retries until the store is back', async () => {
    let isAway = true
    const task = vi.fn(async () => {
      if (isAway) throw new StoreAwayError(new Error('restarting'))
      return 'done'
    })
    const result = whenStoreIsBack(task)
    await vi.advanceTimersByTimeAsync(20_000)
    isAway = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await result).toBe('done')
    expect(task.mock.calls.length).toBeGreaterThan(10)
  })

  it('gives up after 45 seconds', async () => {
    const away = new StoreAwayError(new Error('gone'))
    const result = whenStoreIsBack(() => Promise.reject(away))
    const given = expect(result).rejects.toBe(away)
    await vi.advanceTimersByTimeAsync(47_000)
    await given
  })

  it('passes on another failure without a retry', async () => {
    const task = vi.fn(() => Promise.reject(new Error('wrong')))
    await expect(whenStoreIsBack(task)).rejects.toThrow('wrong')
    expect(task).toHaveBeenCalledTimes(1)
  })
})
