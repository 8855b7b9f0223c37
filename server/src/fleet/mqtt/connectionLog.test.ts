import { describe, expect, it } from 'vitest'
import { createConnectionLog } from './connectionLog.ts'

describe('the log about the broker', () => {
  it('writes why the broker is away once a minute, and then that it is back', () => {
    const time = { now: 0 }
    const lines: string[] = []
    const log = { warn: (line: string) => lines.push(line) }
    const connectionLog = createConnectionLog(log, () => time.now, 'mqtt.example.org:8883')

    connectionLog.isBack()
    expect(lines).toEqual([])
    for (let attempt = 0; attempt < 9; attempt += 1) connectionLog.isAway('ECONNREFUSED')
    time.now += 60_000
    connectionLog.isAway('Connection refused: Not authorized')
    connectionLog.isBack()
    connectionLog.isBack()
    connectionLog.isAway('the connection is lost')
    expect(lines).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('Not authorized'),
      'The connection to the MQTT broker at mqtt.example.org:8883 is back',
      expect.stringContaining('is lost'),
    ])
  })
})
