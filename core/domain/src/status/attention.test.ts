import { NODE_STATUSES } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { attentionRank, type DeviceCondition } from './attention.ts'
import { statusRank } from './nodeStatus.ts'

const sorted = (conditions: readonly DeviceCondition[]) =>
  conditions.toSorted((one, other) => attentionRank(one) - attentionRank(other))

describe('the order of devices by the attention that they need', () => {
  it('puts offline devices first, then faulty ones, then the rest', () => {
    const online = { status: 'online', hasFault: false } as const
    const faulty = { status: 'online', hasFault: true } as const
    const error = { status: 'error', hasFault: false } as const
    const offline = { status: 'offline', hasFault: true } as const
    expect(sorted([online, faulty, error, offline])).toEqual([offline, faulty, error, online])
  })

  it('keeps the usual order of statuses among the rest', () => {
    const rest = NODE_STATUSES.filter((status) => status !== 'offline' && status !== 'error')
    const byRank = rest.toSorted((one, other) => statusRank(one) - statusRank(other))
    const found = sorted(rest.map((status) => ({ status, hasFault: false })))
    expect(found.map(({ status }) => status)).toEqual(byRank)
  })

  it.each(['deactivated', 'hibernated', 'inventory', 'leased'] as const)(
    'ignores a fault of a device that is %s',
    (status) => {
      expect(attentionRank({ status, hasFault: true })).toBe(
        attentionRank({ status, hasFault: false }),
      )
    },
  )
})
