import { describe, expect, it } from 'vitest'
import { RELOAD_AFTER_MS, startVersionPoll, VERSION_POLL_MS } from './versionPoll.ts'

/** A world in which timers fire when the test says so. */
function world(answers: (string | null)[]) {
  const timers: { callback: () => void; delayMs: number }[] = []
  const seen: string[] = []
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  const stop = startVersionPoll({
    lastModified: () => Promise.resolve(answers.length > 1 ? answers.shift()! : answers[0]!),
    onNewVersion: () => seen.push('notice'),
    reload: () => seen.push('reload'),
    setTimer: (callback, delayMs) => timers.push({ callback, delayMs }),
    clearTimer: () => timers.splice(0),
  })
  const fire = async () => {
    const timer = timers.shift()
    timer?.callback()
    await settle()
    return timer?.delayMs
  }
  return { seen, fire, settle, stop, timers }
}

describe('the watch for a newer version', () => {
  it('announces a newer version once, and reloads a minute later', async () => {
    const { seen, fire, settle } = world(['Mon', 'Mon', 'Tue'])
    await settle()
    expect(await fire()).toBe(VERSION_POLL_MS)
    expect(seen).toEqual([])
    await fire()
    expect(seen).toEqual(['notice'])
    expect(await fire()).toBe(RELOAD_AFTER_MS)
    expect(seen).toEqual(['notice', 'reload'])
  })

  it('ignores a server that does not answer', async () => {
    const { seen, fire, settle } = world(['Mon', null, 'Mon'])
    await settle()
    await fire()
    await fire()
    await fire()
    expect(seen).toEqual([])
  })

  it('stops on request', async () => {
    const { timers, settle, stop } = world(['Mon'])
    await settle()
    stop()
    expect(timers).toEqual([])
  })
})
