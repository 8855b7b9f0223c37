import { describe, expect, it } from 'vitest'
import { createToaster, LONG_TOAST_MS, TOAST_MS } from './createToaster.ts'

/** A toaster whose clock is turned by hand. */
function toasterWithClock() {
  let now = 0
  let tasks: { at: number; run: () => void }[] = []
  const toaster = createToaster((run, delayMs) => {
    const task = { at: now + delayMs, run }
    tasks.push(task)
    return () => {
      tasks = tasks.filter((other) => other !== task)
    }
  })
  const pass = (ms: number): void => {
    now += ms
    const due = tasks.filter((task) => task.at <= now)
    tasks = tasks.filter((task) => task.at > now)
    for (const task of due) task.run()
  }
  const shown = (): string[] => toaster.getToasts().map((toast) => toast.message)
  return { toaster, pass, shown }
}

describe('toasts', () => {
  it('removes a toast after two seconds', () => {
    const { toaster, pass, shown } = toasterWithClock()
    toaster.show({ message: 'saved' })
    pass(TOAST_MS - 1)
    expect(shown()).toEqual(['saved'])
    pass(1)
    expect(shown()).toEqual([])
  })

  it('keeps a toast longer when asked, or until it is dismissed', () => {
    const { toaster, pass, shown } = toasterWithClock()
    toaster.show({ message: 'reconnecting', durationMs: LONG_TOAST_MS })
    const key = toaster.show({ message: 'new version', durationMs: 0 })
    pass(TOAST_MS)
    expect(shown()).toEqual(['reconnecting', 'new version'])
    pass(10 * LONG_TOAST_MS)
    expect(shown()).toEqual(['new version'])
    toaster.dismiss(key)
    expect(shown()).toEqual([])
  })

  it('shows three toasts at most, and drops the oldest', () => {
    const { toaster, shown } = toasterWithClock()
    for (const message of ['one', 'two', 'three', 'four']) toaster.show({ message })
    expect(shown()).toEqual(['two', 'three', 'four'])
  })

  it('replaces a toast of the same key, with a fresh clock', () => {
    const { toaster, pass, shown } = toasterWithClock()
    toaster.show({ message: 'lost', key: 'socket' })
    pass(TOAST_MS - 1)
    toaster.show({ message: 'back', key: 'socket' })
    pass(TOAST_MS - 1)
    expect(shown()).toEqual(['back'])
  })

  it('keeps toasts while they are held', () => {
    const { toaster, pass, shown } = toasterWithClock()
    toaster.show({ message: 'read me' })
    toaster.hold()
    pass(10 * TOAST_MS)
    expect(shown()).toEqual(['read me'])
    toaster.release()
    pass(TOAST_MS)
    expect(shown()).toEqual([])
  })

  it('notifies subscribers of toasts, until they leave', () => {
    const { toaster } = toasterWithClock()
    let reported = 0
    const leave = toaster.subscribe(() => {
      reported += 1
    })
    toaster.show({ message: 'one' })
    leave()
    toaster.clear()
    expect(reported).toBe(1)
    expect(toaster.getToasts()).toEqual([])
  })
})
