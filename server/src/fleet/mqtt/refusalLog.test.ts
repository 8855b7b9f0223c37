import { describe, expect, it } from 'vitest'
import { createRefusalLog } from './refusalLog.ts'

const MINUTE_MS = 60_000

function createLog() {
  const time = { now: 0 }
  const lines: object[] = []
  const log = createRefusalLog(
    (details) => lines.push(details),
    () => time.now,
  )
  return { ...log, lines, time }
}

describe('the log of refused publications', () => {
  it('writes a line a minute for each serial with the number since the last one', () => {
    const { note, lines, time } = createLog()
    for (let count = 0; count < 5; count += 1) note('a', 'BAD_REQUEST')
    note('b', 'TOO_LARGE')
    expect(lines).toEqual([
      { serial: 'a', count: 1, reason: 'BAD_REQUEST' },
      { serial: 'b', count: 1, reason: 'TOO_LARGE' },
    ])
    time.now += MINUTE_MS
    note('a', 'BAD_REQUEST')
    expect(lines.at(-1)).toEqual({ serial: 'a', count: 5, reason: 'BAD_REQUEST' })
  })

  it('writes at most 60 lines a minute, whoever makes up serials', () => {
    const { note, lines, time } = createLog()
    for (let serial = 0; serial < 1000; serial += 1) note(`s${serial}`, 'DEVICE_KEY_UNKNOWN')
    expect(lines).toHaveLength(60)
    time.now += MINUTE_MS
    note('s999', 'DEVICE_KEY_UNKNOWN')
    expect(lines.at(-1)).toEqual({ serial: 's999', count: 2, reason: 'DEVICE_KEY_UNKNOWN' })
  })
})
