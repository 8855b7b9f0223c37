import { describe, expect, it } from 'vitest'
import { createFakeClock } from './clock.ts'
import { createFakeStream } from './stream.ts'

describe('a clock that is turned by hand', () => {
  it('runs what falls due in its order, and nothing that was cancelled', () => {
    const clock = createFakeClock(1000)
    const ran: string[] = []
    clock.schedule(() => ran.push(`late at ${clock.now()}`), 300)
    clock.schedule(() => ran.push(`early at ${clock.now()}`), 100)
    clock.schedule(() => ran.push('never'), 200)()
    clock.pass(299)
    expect(ran).toEqual(['early at 1100'])
    clock.pass(1)
    expect(ran).toEqual(['early at 1100', 'late at 1300'])
  })

  it('runs what a task schedules within the same turn', () => {
    const clock = createFakeClock(0)
    const ran: number[] = []
    const tick = (): void => {
      ran.push(clock.now())
      if (ran.length < 3) clock.schedule(tick, 10)
    }
    clock.schedule(tick, 10)
    clock.pass(100)
    expect(ran).toEqual([10, 20, 30])
    expect(clock.now()).toBe(100)
  })
})

describe('a stream whose other end is the test', () => {
  it('tells watchers what devices report until they leave', () => {
    const stream = createFakeStream()
    const heard: unknown[] = []
    const leave = stream.watch(['B:0', 'A:0'], (message) => heard.push(message))
    expect(stream.watched()).toEqual(['A:0', 'B:0'])
    stream.report('A.0.0.0/132:5', [1, 2])
    leave()
    stream.report('A.0.0.0/132:5', [2, 3])
    expect(heard).toEqual([
      { kind: 'measurements', dataPointId: 'A.0.0.0/132:5', measurements: [[1, 2]] },
    ])
  })

  it('gives notice when it is lost and when it is back', () => {
    const stream = createFakeStream()
    const notices: string[] = []
    stream.onNotice((notice) => notices.push(`${notice} ${stream.state}`))
    stream.lose()
    stream.establish()
    expect(notices).toEqual(['lost lost', 'established open'])
  })
})
