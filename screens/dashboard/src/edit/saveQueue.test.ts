import { describe, expect, it } from 'vitest'
import { createSaveQueue } from './saveQueue.ts'

/** A server that answers when the test says so, and a clock that is turned by hand. */
function bench() {
  const calls: { document: string; answer: (ok: boolean) => Promise<void> }[] = []
  const errors: unknown[] = []
  let task: (() => void) | null = null
  const queue = createSaveQueue<string>({
    save: (document) =>
      new Promise((resolve, reject) => {
        const answer = async (ok: boolean) => {
          if (ok) resolve()
          else reject(new Error('no'))
          await new Promise((done) => setImmediate(done))
        }
        calls.push({ document, answer })
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
  it('saves edits in quick succession as one', () => {
    const { queue, calls, tick } = bench()
    queue.push('one')
    queue.push('two')
    expect(calls).toEqual([])
    tick()
    expect(calls).toMatchObject([{ document: 'two' }])
  })

  it('waits for the answer before the next save', async () => {
    const { queue, calls, tick } = bench()
    queue.push('one')
    tick()
    queue.push('two')
    tick()
    expect(calls).toHaveLength(1)
    await calls[0]?.answer(true)
    expect(calls).toMatchObject([{ document: 'one' }, { document: 'two' }])
    await calls[1]?.answer(true)
    expect(queue.isDirty()).toBe(false)
  })

  it('keeps an edit that could not be saved, and saves it with the next one', async () => {
    const { queue, calls, errors, tick } = bench()
    queue.push('one')
    tick()
    await calls[0]?.answer(false)
    expect(errors).toHaveLength(1)
    expect(queue.isDirty()).toBe(true)
    queue.push('three')
    tick()
    expect(calls[1]).toMatchObject({ document: 'three' })
  })

  it('saves at once when the page is left', () => {
    const { queue, calls } = bench()
    queue.push('one')
    void queue.flush()
    expect(calls).toHaveLength(1)
  })

  it('forgets a dropped edit', () => {
    const { queue, calls, tick } = bench()
    queue.push('one')
    queue.drop()
    tick()
    expect([calls, queue.isDirty()]).toEqual([[], false])
  })
})
