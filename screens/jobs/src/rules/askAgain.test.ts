import { job, jobQueue, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { askJobsAgainMs, askQueuesAgainMs, MOVING_MS, STILL_MS } from './askAgain.ts'

const waits = (dueInMs: number) => job(0, { state: 'waiting', due_at: TEST_NOW_MS + dueInMs })

describe('the polling interval of jobs', () => {
  it.each([
    ['soon while one runs', [job(2), job(1, { state: 'running' })], MOVING_MS],
    ['soon while one is due', [waits(0)], MOVING_MS],
    ['soon where one is about to begin', [waits(MOVING_MS)], MOVING_MS],
    ['later while one waits for its time', [waits(60_000)], STILL_MS],
    ['later while all have ended', [job(2), job(3), job(4)], STILL_MS],
    ['later while there are none', [], STILL_MS],
  ])('polls jobs %s', (_, jobs, expected) => {
    expect(askJobsAgainMs(jobs, TEST_NOW_MS)).toBe(expected)
  })
})

describe('the polling interval of queues', () => {
  it.each([
    ['soon while something runs', [jobQueue('mail', { running: 1 })], MOVING_MS],
    ['soon while something is due', [jobQueue('mail', { running: 0, late_since: 1 })], MOVING_MS],
    ['later while nothing moves', [jobQueue('mail', { running: 0 })], STILL_MS],
    ['later while there are none', [], STILL_MS],
  ])('polls queues %s', (_, queues, expected) => {
    expect(askQueuesAgainMs(queues)).toBe(expected)
  })
})
