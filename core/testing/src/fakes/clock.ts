import type { Clock, Schedule } from '@airshed/data'
import { TEST_NOW_MS } from '../builders/times.ts'

/** A clock that a test advances manually, with a timer that runs on it. */
export interface FakeClock extends Clock {
  schedule: Schedule
  /** Advances the time by the given ms and runs the timers that fall due, in order. */
  pass(ms: number): void
}

/** @param startMs ms UTC; default `TEST_NOW_MS` */
export function createFakeClock(startMs: number = TEST_NOW_MS): FakeClock {
  let nowMs = startMs
  const tasks = new Map<object, { atMs: number; task: () => void }>()
  const nextUntil = (untilMs: number) =>
    [...tasks]
      .filter(([, { atMs }]) => atMs <= untilMs)
      .sort(([, a], [, b]) => a.atMs - b.atMs)
      .at(0)
  return {
    now: () => nowMs,
    schedule(task, delayMs) {
      const key = {}
      tasks.set(key, { atMs: nowMs + delayMs, task })
      return () => void tasks.delete(key)
    },
    pass(ms) {
      const untilMs = nowMs + ms
      for (let due = nextUntil(untilMs); due !== undefined; due = nextUntil(untilMs)) {
        const [key, { atMs, task }] = due
        tasks.delete(key)
        nowMs = atMs
        task()
      }
      nowMs = untilMs
    },
  }
}
