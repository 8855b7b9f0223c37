import type { DataNeed } from '@airshed/contract'
import type { OverreachError } from '@airshed/kit/errors'
import { handBroker } from '@airshed/kit/testing/broker'
import { describe, expect, it } from 'vitest'
import { guardedBroker, unnamedKinds } from './guardedBroker.ts'

const context = {
  range: { from: 0, to: 1 },
  isLive: true,
  width: 100,
  timezone: 'UTC',
  slug: 'org_city',
}
const STATUS: DataNeed = { kind: 'status' }
const ALERTS: DataNeed = { kind: 'alerts', limit: 5 }

function guarded(named: Parameters<typeof guardedBroker>[1]) {
  const page = handBroker()
  const reported: OverreachError[] = []
  return { page, reported, broker: guardedBroker(page, named, (error) => reported.push(error)) }
}

describe('the data of a plugin', () => {
  it('gives data where the manifest names their kinds', () => {
    const { page, reported, broker } = guarded(['status', 'alerts'])
    let news = 0
    const own = broker.subscribe([STATUS, ALERTS], context, () => (news += 1))
    page.answer({ asOfMs: 7 })
    expect([news, own.current().asOfMs, own.current().state]).toEqual([1, 7, 'ready'])
    own.unsubscribe()
    expect(page.open()).toBe(0)
    expect(reported).toEqual([])
  })

  it('requests nothing where a kind is not in the manifest, and names that kind', () => {
    const { page, reported, broker } = guarded(['status'])
    const own = broker.subscribe(
      [STATUS, ALERTS, { ...ALERTS, limit: 9 }],
      context,
      () => undefined,
    )
    expect(page.asked).toEqual([])
    expect(own.current()).toMatchObject({ state: 'error', frames: [], status: null })
    expect(reported.map(({ kinds }) => kinds)).toEqual([['alerts']])
    expect(reported[0]?.message).toContain('names under data, got alerts')
    own.retry()
    own.unsubscribe()
    expect([page.asked.length, page.retries]).toEqual([0, 0])
  })

  it('counts unknown kinds of data as not named', () => {
    expect(unnamedKinds([{ kind: 'passwords' } as never, STATUS], ['status'])).toEqual([
      'passwords',
    ])
  })
})
