import { pluginEvent, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { lastTrouble, TROUBLE_SHOWN_MS } from './lastTrouble.ts'

const stopped = pluginEvent(2, { kind: 'stopped', version: '1.1.0' })
const reported = (event: Partial<typeof stopped>, current: string | null = '1.1.0') =>
  lastTrouble([pluginEvent(0), { ...stopped, ...event }], current, TEST_NOW_MS)

describe('the last problem of a plugin', () => {
  it.each(['failed', 'stopped', 'overreached'] as const)(
    'reports as last problem that a plugin %s',
    (kind) => {
      expect(reported({ kind })).toMatchObject({ kind })
    },
  )

  it('ignores problems of other versions and old ones', () => {
    expect(reported({ version: '1.0.0' })).toBeUndefined()
    expect(reported({}, null)).toBeUndefined()
    expect(reported({ time: TEST_NOW_MS - TROUBLE_SHOWN_MS - 1 })).toBeUndefined()
  })

  it('returns the newest of several problems', () => {
    const events = [stopped, { ...stopped, id: 'older', kind: 'failed' as const }]
    expect(lastTrouble(events, '1.1.0', TEST_NOW_MS)).toBe(stopped)
  })
})
