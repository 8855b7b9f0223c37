import type { Widget } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { createSaveQueue } from './saveQueue.ts'

const widgets = (count: number): Widget[] =>
  Array.from({ length: count }, (_, index) => ({ id: `w${index}` }) as Widget)

/** A server that answers when the test says so, and a clock that is turned by hand. */
function bench() {
  const calls: { count: number; version: number; answer: (ok: boolean) => Promise<void> }[] = []
  const errors: unknown[] = []
  let task: (() => void) | null = null
  const queue = createSaveQueue(1, {
    save: (saved, version) =>
      new Promise((resolve, reject) => {
        const answer = async (ok: boolean) => {
          if (ok) resolve(version + 1)
          else reject(new Error('no'))
          await new Promise((done) => setImmediate(done))
        }
        calls.push({ count: saved.length, version, answer })
      }),
    onError: (error) => errors.push(error),
    schedule: (next) => {
      task = next
      return () => (task = null)
    },
  })
  const tick = () => {
    const due = task
    task = null
    due?.()
  }
  return { queue, calls, errors, tick }
}

describe('the save queue', () => {
  it('saves edits that follow each other as one', () => {
    const { queue, calls, tick } = bench()
    queue.push(widgets(1))
    queue.push(widgets(2))
    expect(calls).toEqual([])
    tick()
    expect(calls).toMatchObject([{ count: 2, version: 1 }])
  })

  it('waits for the answer before the next save, and goes on from its version', async () => {
    const { queue, calls, tick } = bench()
    queue.push(widgets(1))
    tick()
    queue.push(widgets(2))
    tick()
    expect(calls).toHaveLength(1)
    await calls[0]?.answer(true)
    expect(calls).toMatchObject([{ version: 1 }, { count: 2, version: 2 }])
    await calls[1]?.answer(true)
    expect(queue.isDirty()).toBe(false)
  })

  it('keeps what could not be saved, and saves it with the next edit', async () => {
    const { queue, calls, errors, tick } = bench()
    queue.push(widgets(1))
    tick()
    await calls[0]?.answer(false)
    expect(errors).toHaveLength(1)
    expect(queue.isDirty()).toBe(true)
    queue.push(widgets(3))
    tick()
    expect(calls[1]).toMatchObject({ count: 3, version: 1 })
  })

  it('saves at once when the page is left', () => {
    const { queue, calls } = bench()
    queue.push(widgets(1))
    void queue.flush()
    expect(calls).toHaveLength(1)
  })
})
