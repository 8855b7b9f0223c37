/** The page's time, set by hand. */
export interface SimulatedClock {
  nowMs(): number
  /** Advances the time by `ms`; everything that falls due runs, in order. */
  advance(ms: number): Promise<void>
}

declare global {
  interface Window {
    simulatedClock: SimulatedClock
  }
}

/**
 * Replaces a page's sources of time: `Date`, timers, animation frames and `performance.now`. The browser's
 * own work continues: after each moment in which something ran, it may finish the resulting work, and
 * occasionally a real frame lets it lay out, paint, and notify observers. Injected into the page as text,
 * so it uses nothing from outside.
 *
 * @param startMs ms UTC
 * @param frameMs simulated time between animation frames
 * @param realFrameEveryMs simulated time between real frames, which cost more than they are worth
 */
export function installSimulatedClock({
  startMs,
  frameMs = 16,
  realFrameEveryMs = 2000,
}: {
  startMs: number
  frameMs?: number
  realFrameEveryMs?: number
}): void {
  const real = {
    Date: window.Date,
    frame: window.requestAnimationFrame.bind(window),
    performanceNow: performance.now.bind(performance),
  }
  const timers = new Map<number, { atMs: number; everyMs: number | null; task: () => void }>()
  let frames = new Map<number, FrameRequestCallback>()
  let frameAtMs: number | null = null
  let ids = 0
  let nowMs = startMs
  let passedMs = 0
  let realFrameAtMs = 0

  const set = (task: unknown, delayMs: unknown, isRepeated: boolean, args: unknown[]): number => {
    if (typeof task !== 'function') throw new TypeError(`expected a function, got ${String(task)}`)
    const ms = Math.max(1, Number(delayMs) || 0)
    ids += 1
    timers.set(ids, {
      atMs: nowMs + ms,
      everyMs: isRepeated ? ms : null,
      task: () => task(...args),
    })
    return ids
  }
  const clear = (id: unknown): void => void timers.delete(Number(id))

  class SimulatedDate extends real.Date {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(nowMs)
      else super(...(parts as [number]))
    }
    static override now(): number {
      return nowMs
    }
  }

  Object.assign(window, {
    Date: SimulatedDate,
    setTimeout: (task: unknown, ms?: unknown, ...args: unknown[]) => set(task, ms, false, args),
    setInterval: (task: unknown, ms?: unknown, ...args: unknown[]) => set(task, ms, true, args),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame(task: FrameRequestCallback) {
      ids += 1
      frames.set(ids, task)
      frameAtMs ??= nowMs + frameMs
      return ids
    },
    cancelAnimationFrame: (id: number) => void frames.delete(id),
  })
  // The cost of drawing is real; the time between two drawings is simulated.
  performance.now = () => real.performanceNow() + passedMs

  /** Waits until the page has no work of its own left: promises, messages, layout, observers. */
  const settled = async (): Promise<void> => {
    if (nowMs - realFrameAtMs >= realFrameEveryMs) {
      realFrameAtMs = nowMs
      await new Promise<void>((resolve) => {
        real.frame(() => resolve())
      })
    }
    await window.scheduler.postTask(() => undefined, { priority: 'background' })
  }
  const run = (task: () => void): void => {
    try {
      task()
    } catch (error) {
      reportError(error)
    }
  }
  const soonestMs = (): number => {
    let soonest = frameAtMs ?? Number.POSITIVE_INFINITY
    for (const { atMs } of timers.values()) soonest = Math.min(soonest, atMs)
    return soonest
  }
  const passTo = (ms: number): void => {
    passedMs += ms - nowMs
    nowMs = ms
  }
  const runDue = (): void => {
    if (frameAtMs !== null && frameAtMs <= nowMs) {
      const due = frames
      frames = new Map()
      frameAtMs = null
      for (const task of due.values()) run(() => task(performance.now()))
    }
    const due = [...timers].filter(([, { atMs }]) => atMs <= nowMs)
    for (const [id, timer] of due.toSorted(([, a], [, b]) => a.atMs - b.atMs)) {
      // An earlier one due at the same time may have cleared it.
      if (!timers.has(id)) continue
      if (timer.everyMs === null) timers.delete(id)
      else timer.atMs += timer.everyMs
      run(timer.task)
    }
  }

  window.simulatedClock = {
    nowMs: () => nowMs,
    async advance(ms) {
      const endMs = nowMs + ms
      for (let atMs = soonestMs(); atMs <= endMs; atMs = soonestMs()) {
        passTo(Math.max(nowMs, atMs))
        runDue()
        await settled()
      }
      passTo(endMs)
      await settled()
    },
  }
}
