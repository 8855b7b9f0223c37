import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import type { Schedule } from './turnTimes.ts'
import { chore, clearJobs, gate, testProcess, type TestProcess } from './testJobs.fixture.ts'
import { eventually } from '../../testing/eventually.ts'

/** Two processes never agree to the millisecond; these do, so that they want each turn at once. */
describe.each(TEST_ENGINES)('a periodic job on $name', ({ open }) => {
  let store: Store
  let started: TestProcess[]
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await clearJobs(store)
    started = []
  })
  afterEach(() => Promise.all(started.map(({ jobs }) => jobs.stop())))
  afterAll(() => store.close())

  /** A process that does the chore by a schedule; `turns` holds the time of each that it did. */
  function keeper(schedule: Schedule, work = async () => {}, startsAfterMs = 0) {
    const here = testProcess(store)
    here.advance(startsAfterMs)
    const turns: number[] = []
    here.jobs.work(chore, async ({ runAt }) => {
      turns.push(runAt - TEST_NOW_MS)
      await work()
    })
    here.jobs.every(chore, schedule)
    here.jobs.start()
    started.push(here)
    return { ...here, turns }
  }
  const nextAt = async () => {
    const { next_at } = await store.db
      .selectFrom('job_schedules')
      .select('next_at')
      .where('kind', '=', chore.kind)
      .executeTakeFirstOrThrow()
    return next_at - TEST_NOW_MS
  }
  const choresThatAre = async (state: 'waiting' | 'done') => {
    const { data: rows } = await started[0]!.jobs.list({ state, size: 50 })
    return rows.filter(({ kind }) => kind === chore.kind).length
  }

  it('runs at once and then after each period, however long it takes', async () => {
    const { turns, advance } = keeper({ everyMs: HOUR_MS })
    await eventually(() => expect(turns).toEqual([0]))
    await eventually(async () => expect(await nextAt()).toBe(HOUR_MS))
    advance(HOUR_MS + 7)
    await eventually(() => expect(turns).toEqual([0, HOUR_MS]))
    await eventually(async () => expect(await nextAt()).toBe(2 * HOUR_MS))
    advance(HOUR_MS - 8)
    expect(turns).toHaveLength(2)
    advance(1)
    await eventually(() => expect(turns).toEqual([0, HOUR_MS, 2 * HOUR_MS]))
  })

  it('runs at the times of its five fields', async () => {
    const { turns, advance } = keeper('30 12 * * *')
    await eventually(async () => expect(await nextAt()).toBe(30 * MINUTE_MS))
    advance(30 * MINUTE_MS)
    await eventually(() => expect(turns).toEqual([30 * MINUTE_MS]))
    expect(await nextAt()).toBe(24 * HOUR_MS + 30 * MINUTE_MS)
  })

  it('runs each turn in one of three processes', async () => {
    const three = [1, 2, 3].map(() => keeper({ everyMs: MINUTE_MS }))
    for (let turn = 0; turn < 5; turn += 1) {
      await eventually(async () => expect(await nextAt()).toBe((turn + 1) * MINUTE_MS))
      // One that still runs would be taken over: a minute is longer than its lease.
      await eventually(async () => expect(await choresThatAre('done')).toBe(turn + 1))
      for (const { advance } of three) advance(MINUTE_MS)
    }
    await eventually(async () => expect(await nextAt()).toBe(6 * MINUTE_MS))
    const done = three.flatMap(({ turns }) => turns).toSorted((a, b) => a - b)
    expect(done.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((turn) => turn * MINUTE_MS))
  })

  it('skips a turn while the one before is not finished', async () => {
    const letGo = gate()
    const { turns, advance } = keeper({ everyMs: MINUTE_MS }, () => letGo.opened)
    await eventually(() => expect(turns).toEqual([0]))
    advance(MINUTE_MS)
    await eventually(async () => expect(await nextAt()).toBe(2 * MINUTE_MS))
    expect(await choresThatAre('waiting')).toBe(0)
    letGo.open()
    await eventually(async () => expect(await choresThatAre('done')).toBe(1))
    advance(MINUTE_MS)
    await eventually(() => expect(turns).toEqual([0, 2 * MINUTE_MS]))
  })

  it('makes up for one of the turns that nobody ran', async () => {
    const before = keeper({ everyMs: HOUR_MS })
    await eventually(() => expect(before.turns).toEqual([0]))
    await before.jobs.stop()
    const after = testProcess(store)
    after.advance(10.5 * HOUR_MS)
    const turns: number[] = []
    after.jobs.work(chore, async ({ runAt }) => void turns.push(runAt - TEST_NOW_MS))
    after.jobs.every(chore, { everyMs: HOUR_MS })
    after.jobs.start()
    started.push(after)
    await eventually(() => expect(turns).toEqual([HOUR_MS]))
    expect(await nextAt()).toBe(11 * HOUR_MS)
  })

  it('starts again when its schedule has changed', async () => {
    const before = keeper({ everyMs: HOUR_MS })
    await eventually(async () => expect(await nextAt()).toBe(HOUR_MS))
    await before.jobs.stop()
    keeper('0 0 * * *')
    await eventually(async () => expect(await nextAt()).toBe(12 * HOUR_MS))
  })

  it('runs at once when what it depends on has changed, and only once', async () => {
    const before = keeper({ everyMs: HOUR_MS, dependsOn: 'one address' })
    await eventually(async () => expect(await choresThatAre('done')).toBe(1))
    await before.jobs.stop()
    const changed = { everyMs: HOUR_MS, dependsOn: 'two addresses' }
    const after = keeper(changed, undefined, MINUTE_MS)
    await eventually(async () => expect(await choresThatAre('done')).toBe(2))
    expect(after.turns).toEqual([MINUTE_MS])
    await after.jobs.stop()
    const again = keeper(changed, undefined, 2 * MINUTE_MS)
    again.advance(HOUR_MS)
    await eventually(() => expect(again.turns).toEqual([HOUR_MS + MINUTE_MS]))
  })

  it('tries a failed turn again like every job', async () => {
    let isFirst = true
    const { turns, advance } = keeper({ everyMs: HOUR_MS }, async () => {
      if (!isFirst) return
      isFirst = false
      throw new Error('Once')
    })
    await eventually(() => expect(turns).toEqual([0]))
    await eventually(async () => expect(await choresThatAre('waiting')).toBe(1))
    advance(10_000)
    await eventually(() => expect(turns).toEqual([0, 0]))
  })
})
