import { NODE_STATUSES, type NodeStatus } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../time/duration.ts'
import { displayedStatus, statusRank, type NodeReport } from './nodeStatus.ts'

const now = Date.UTC(2026, 4, 17, 12)
const minutesAgo = (minutes: number) => now - minutes * MINUTE_MS
const node = (over: Partial<NodeReport>): NodeReport => ({
  status: 'activated',
  intervalMs: MINUTE_MS,
  lastReportTs: minutesAgo(1),
  ...over,
})

describe('the status of a node', () => {
  it.each<[string, Partial<NodeReport>, NodeStatus]>([
    ['reported a minute ago', {}, 'online'],
    ['reported three minutes ago', { lastReportTs: minutesAgo(3) }, 'online'],
    ['reported four minutes ago', { lastReportTs: minutesAgo(4) }, 'offline'],
    ['never reported', { lastReportTs: null }, 'offline'],
    ['says that it is online', { lastReportTs: minutesAgo(90), isOnline: true }, 'online'],
    ['says that it is not, but reported in time', { isOnline: false }, 'online'],
    ['says that it is not, long ago', { lastReportTs: minutesAgo(9), isOnline: false }, 'offline'],
    ['is hibernated', { status: 'hibernated' }, 'hibernated'],
    ['is deactivated, though it reports', { status: 'deactivated' }, 'deactivated'],
    ['lies in the inventory', { status: 'inventory', lastReportTs: null }, 'inventory'],
  ])('gives the status of a node that %s', (_, over, expected) => {
    expect(displayedStatus(node(over), now)).toBe(expected)
  })

  it('sorts statuses as lists show them', () => {
    const wanted = [
      'online',
      'poor',
      'moderate',
      'good',
      'offline',
      'shared',
      'leased',
      'deactivated',
    ] as const
    const byRank = (one: NodeStatus, other: NodeStatus) => statusRank(one) - statusRank(other)
    expect([...wanted].toReversed().toSorted(byRank)).toEqual(wanted)
  })

  it('ranks every status differently', () => {
    expect(new Set(NODE_STATUSES.map(statusRank)).size).toBe(NODE_STATUSES.length)
    expect(Math.max(...NODE_STATUSES.map(statusRank))).toBe(NODE_STATUSES.length - 1)
  })
})
