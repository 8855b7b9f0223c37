import { describe, expect, it } from 'vitest'
import { createStanding } from './standing.ts'

describe('the log about the broker', () => {
  it('writes why the broker is away once a minute, and then that it is back', () => {
    const time = { now: 0 }
    const lines: string[] = []
    const log = { warn: (line: string) => lines.push(line) }
    const standing = createStanding(log, () => time.now, 'mqtt.example.org:8883')

    standing.isBack()
    expect(lines).toEqual([])
    for (let attempt = 0; attempt < 9; attempt += 1) standing.isAway('ECONNREFUSED')
    time.now += 60_000
    standing.isAway('Connection refused: Not authorized')
    standing.isBack()
    standing.isBack()
    standing.isAway('the connection is lost')
    expect(lines).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('Not authorized'),
      'The connection to the MQTT broker at mqtt.example.org:8883 is back',
      expect.stringContaining('is lost'),
    ])
  })
})
