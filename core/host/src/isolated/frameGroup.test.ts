import { describe, expect, it } from 'vitest'
import { handTimer } from '../testsupport/handTimer.ts'
import { createFrameGroup, type FrameGroup, type FrameMember } from './frameGroup.ts'
import { ANSWER_WITHIN_MS, HEARTBEAT_MS, OPEN_WITHIN_MS, PROBATION_MS } from './frameTimes.ts'

interface TestFrame extends FrameMember {
  name: string
  /** Answers turns at once while it is well. */
  isWell: boolean
  news: number
  reported: string[]
  /** Gives it something to draw. */
  feed(): void
}

/** Frames whose plugins do as the test says. */
function frames(...names: string[]) {
  const timer = handTimer()
  const group = createFrameGroup(timer)
  const all = names.map((name) => join(group, name))
  return { timer, all, phases: () => all.map((frame) => frame.getState().phase).join(' ') }
}

function join(group: FrameGroup, name: string): TestFrame {
  const frame = { name, isWell: true, news: 0, reported: [] as string[] } as TestFrame
  const member = group.join({
    hasNews: () => frame.news > 0,
    send(turn) {
      frame.news = 0
      if (frame.isWell) member.answered(turn)
    },
    onFailure: (kind, _message, isStopped) =>
      frame.reported.push(isStopped ? `${kind}, stopped` : kind),
  })
  return Object.assign(frame, member, {
    feed() {
      frame.news += 1
      member.wake()
    },
  })
}

const open = (all: readonly TestFrame[]): void => {
  for (const frame of all) if (frame.getState().phase === 'opening') frame.opened()
}

describe('frames that share a process', () => {
  it('opens frames of a group together, and feeds them in turn', () => {
    const { all, phases } = frames('a', 'b')
    expect(phases()).toBe('opening opening')
    open(all)
    for (const frame of all) frame.feed()
    expect(phases()).toBe('running running')
    expect(all.map(({ news }) => news)).toEqual([0, 0])
  })

  it('blames only the frame that hangs while it draws, and restarts the others', () => {
    const { timer, all, phases } = frames('a', 'b', 'c')
    open(all)
    const [, b, c] = all as [TestFrame, TestFrame, TestFrame]
    b.isWell = false
    b.feed()
    c.feed()
    expect(c.news).toBe(1)
    timer.pass(ANSWER_WITHIN_MS)
    expect(b.reported).toEqual(['hung'])
    timer.pass(0)
    expect(phases()).toBe('opening opening opening')
    expect(all.map((frame) => frame.getState().strikes)).toEqual([0, 1, 0])
    expect(all.map((frame) => frame.getState().attempt)).toEqual([2, 2, 2])
    open(all)
    expect(c.news).toBe(0)
  })

  it('stops the frame that hangs the third time, and leaves the others running', () => {
    const { timer, all, phases } = frames('a', 'b')
    const [, b] = all as [TestFrame, TestFrame]
    b.isWell = false
    for (let round = 0; round < 3; round += 1) {
      open(all)
      b.feed()
      timer.pass(ANSWER_WITHIN_MS)
      timer.pass(0)
    }
    open(all)
    expect(b.reported).toEqual(['hung', 'hung', 'hung, stopped'])
    expect(phases()).toBe('running stopped')
    timer.pass(60_000)
    expect(phases()).toBe('running stopped')
  })

  it('restarts frames one by one where it is unknown which one hangs, and finds it', () => {
    const { timer, all, phases } = frames('a', 'b', 'c')
    open(all)
    const [a, b, c] = all as [TestFrame, TestFrame, TestFrame]
    // The process hangs between two drawings: whoever is asked is silent.
    for (const frame of all) frame.isWell = false
    timer.pass(HEARTBEAT_MS + ANSWER_WITHIN_MS)
    timer.pass(0)
    // The one that was asked last comes last.
    expect(phases()).toBe('waiting opening waiting')
    b.isWell = true
    b.opened()
    timer.pass(PROBATION_MS)
    expect(phases()).toBe('waiting running opening')
    c.opened()
    timer.pass(PROBATION_MS + ANSWER_WITHIN_MS)
    expect(all.map(({ reported }) => reported)).toEqual([[], [], ['hung']])
    a.isWell = true
    c.isWell = true
    for (let step = 0; step < 10; step += 1) {
      timer.pass(PROBATION_MS)
      open(all)
    }
    expect(phases()).toBe('running running running')
  })

  it('stops all frames together when an unknown one hangs for the third time', () => {
    const { timer, all, phases } = frames('a', 'b')
    for (let round = 0; round < 3; round += 1) {
      for (const frame of all) frame.isWell = true
      for (let step = 0; step < 4; step += 1) {
        open(all)
        timer.pass(PROBATION_MS)
      }
      for (const frame of all) frame.isWell = false
      timer.pass(HEARTBEAT_MS + ANSWER_WITHIN_MS)
      timer.pass(0)
    }
    expect(phases()).toBe('stopped stopped')
    expect(all[0]?.reported).toEqual(['neighbour, stopped'])
  })
})

describe('the life of a frame', () => {
  it('restarts a frame that does not open, stops it the third time, and lets a user retry', () => {
    const { timer, all, phases } = frames('a')
    const [a] = all as [TestFrame]
    timer.pass(3 * OPEN_WITHIN_MS + 10)
    expect(a.reported).toEqual(['did-not-open', 'did-not-open', 'did-not-open, stopped'])
    a.restart()
    expect(phases()).toBe('opening')
    expect(a.getState().strikes).toBe(0)
  })

  it('restarts only the frame that crashed', () => {
    const { timer, all } = frames('a', 'b')
    open(all)
    const [a, b] = all as [TestFrame, TestFrame]
    a.failed('crashed', 'render: no')
    timer.pass(0)
    expect([a.getState().attempt, b.getState().attempt]).toEqual([2, 1])
  })

  it('a frame removed while it is asked holds up no other', () => {
    const { all } = frames('a', 'b')
    open(all)
    const [a, b] = all as [TestFrame, TestFrame]
    a.isWell = false
    a.feed()
    b.feed()
    a.leave()
    expect(b.news).toBe(0)
  })
})
