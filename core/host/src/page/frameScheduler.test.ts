import { describe, expect, it } from 'vitest'
import { DRAW_SAMPLES, SLOW_DRAW_MS, SLOW_UPDATE_MS } from './drawCosts.ts'
import { createFrameScheduler, FRAME_BUDGET_MS } from './frameScheduler.ts'

/** A page whose time is turned by hand; each widget takes as long to draw as it is told to. */
function handPage() {
  let nowMs = 0
  let frames: (() => void)[] = []
  let timers: { atMs: number; task: () => void }[] = []
  const drawn: string[] = []
  const scheduler = createFrameScheduler({
    now: () => nowMs,
    scheduleFrame(task) {
      frames.push(task)
      return () => {
        frames = frames.filter((other) => other !== task)
      }
    },
    schedule(task, delayMs) {
      const timer = { atMs: nowMs + delayMs, task }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    afterDraw: (task) => task(),
  })
  return {
    widget(name: string, costMs = 1) {
      const cost = { ms: costMs }
      const widget = scheduler.widget(() => {
        drawn.push(name)
        nowMs += cost.ms
      })
      return { ...widget, cost }
    },
    /** What the next frame draws. */
    frame(): string[] {
      drawn.length = 0
      const due = frames
      frames = []
      for (const task of due) task()
      return [...drawn]
    },
    pass(ms: number) {
      nowMs += ms
      const due = timers.filter(({ atMs }) => atMs <= nowMs)
      timers = timers.filter(({ atMs }) => atMs > nowMs)
      for (const { task } of due) task()
    },
    waits: () => ({ frames: frames.length, timers: timers.length }),
  }
}

type Page = ReturnType<typeof handPage>

/** Draws a widget until its average counts. */
function drawOften(page: Page, widget: ReturnType<Page['widget']>): void {
  for (let draw = 0; draw < DRAW_SAMPLES; draw += 1) {
    widget.announce(true)
    page.frame()
  }
}

describe('a scheduled animation frame', () => {
  it('draws only widgets with news, once each, in order', () => {
    const page = handPage()
    const [a, b] = [page.widget('a'), page.widget('b'), page.widget('silent')]
    b.announce()
    a.announce()
    b.announce()
    expect(page.waits().frames).toBe(1)
    expect(page.frame()).toEqual(['b', 'a'])
    expect(page.waits()).toEqual({ frames: 0, timers: 0 })
  })

  it('draws within its budget, and the rest in the next frames, oldest first', () => {
    const page = handPage()
    const cost = FRAME_BUDGET_MS / 2
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => page.widget(name, cost))
    for (const widget of [a, b, c, d]) widget?.announce()
    expect(page.frame()).toEqual(['a', 'b'])
    a?.announce()
    expect(page.frame()).toEqual(['c', 'd'])
    expect(page.frame()).toEqual(['a'])
  })

  it('draws at least one widget, however long it takes', () => {
    const page = handPage()
    const [a, b] = [page.widget('a', 40), page.widget('b', 40)]
    a.announce()
    b.announce()
    expect([page.frame(), page.frame()]).toEqual([['a'], ['b']])
  })

  it('draws the widget under the pointer first, but lets others draw too', () => {
    const page = handPage()
    const [a, b] = [page.widget('a', FRAME_BUDGET_MS), page.widget('b', FRAME_BUDGET_MS)]
    b.setAttended(true)
    a.announce()
    b.announce()
    expect(page.frame()).toEqual(['b'])
    b.announce()
    expect(page.frame()).toEqual(['a'])
    expect(page.frame()).toEqual(['b'])
  })

  it('leaves out hidden widgets, and draws their newest data when they return', () => {
    const page = handPage()
    const [a, b] = [page.widget('a'), page.widget('b')]
    a.setInSight(false)
    a.announce()
    a.announce()
    b.announce()
    expect(page.frame()).toEqual(['b'])
    expect(page.waits()).toEqual({ frames: 0, timers: 0 })
    a.setInSight(true)
    expect(page.frame()).toEqual(['a'])
  })

  it('leaves out withdrawn widgets', () => {
    const page = handPage()
    const a = page.widget('a')
    a.announce()
    a.withdraw()
    expect(page.frame()).toEqual([])
    a.announce()
    expect(page.frame()).toEqual(['a'])
  })
})

describe('a slow widget', () => {
  it('draws a slow widget every five seconds at most, while its neighbour continues', () => {
    const page = handPage()
    const [slow, fast] = [page.widget('slow', SLOW_DRAW_MS + 1), page.widget('fast')]
    drawOften(page, slow)
    expect(slow.getIsSlow()).toBe(true)
    for (let second = 0; second < 4; second += 1) {
      slow.announce()
      fast.announce()
      expect(page.frame()).toEqual(['fast'])
      page.pass(1000)
    }
    expect(page.waits()).toEqual({ frames: 0, timers: 1 })
    page.pass(SLOW_UPDATE_MS - 4000)
    expect(page.frame()).toEqual(['slow'])
  })

  it('calls a widget slow by its average, and tells it once', () => {
    const page = handPage()
    const widget = page.widget('a', SLOW_DRAW_MS)
    let reported = 0
    widget.subscribe(() => (reported += 1))
    drawOften(page, widget)
    expect([widget.getIsSlow(), reported]).toEqual([false, 0])
    widget.cost.ms = 3 * SLOW_DRAW_MS
    drawOften(page, widget)
    expect([widget.getIsSlow(), reported]).toEqual([true, 1])
  })

  it('draws a slow widget at once where a user waits for the answer', () => {
    const page = handPage()
    const slow = page.widget('slow', 200)
    drawOften(page, slow)
    slow.announce()
    expect(page.frame()).toEqual([])
    slow.announce(true)
    expect(page.frame()).toEqual(['slow'])
  })

  it('recovers once it is fast again', () => {
    const page = handPage()
    const widget = page.widget('a', 200)
    drawOften(page, widget)
    widget.cost.ms = 2
    drawOften(page, widget)
    expect(widget.getIsSlow()).toBe(false)
    widget.announce()
    expect(page.frame()).toEqual(['a'])
  })
})
