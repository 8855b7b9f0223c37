import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '@airshed/domain'
import type { Store } from '../store/store.ts'
import type { JobState } from '../store/tables/jobs.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { defineJob } from './defineJob.ts'
import { FAILED_KEPT_MS, FINISHED_KEPT_MS, forgetOldJobs } from './forgetJobs.ts'
import { JobRefused } from './jobErrors.ts'
import type { Jobs } from './jobs.ts'
import { chore, clearJobs, letter, testProcess, type TestProcess } from './testJobs.fixture.ts'
import { eventually } from '../../testing/eventually.ts'

describe.each(TEST_ENGINES)('the overview of jobs on $name', ({ open }) => {
  let store: Store
  let here: TestProcess
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await clearJobs(store)
    here = testProcess(store)
  })
  afterEach(() => here.jobs.stop())
  afterAll(() => store.close())

  it('counts jobs by queue with unknown kinds and the age of the oldest', async () => {
    here.jobs.work(letter, async ({ payload }) => {
      if (payload.to === 'nobody') throw new JobRefused('Unknown')
    })
    const future = defineJob({ ...letter, kind: 'test.future', organization: undefined })
    await here.add(future, { to: 'ann' }, { runAt: here.clock() - 5 })
    await here.add(letter, { to: 'bob' }, { runAt: here.clock() + DAY_MS })
    here.jobs.start()
    await here.reaches(await here.add(letter, { to: 'nobody' }), 'failed')
    await eventually(async () =>
      expect(await here.jobs.list({ state: 'done', size: 1 })).toMatchObject({
        data: [{ kind: 'jobs.forget' }],
      }),
    )
    expect(await here.jobs.queues()).toEqual([
      {
        queue: 'letters',
        waiting: 2,
        waiting_unknown: 1,
        running: 0,
        failed: 1,
        late_since: here.clock() - 5,
      },
    ])
  })

  it('lists jobs by state in pages, the newest first', async () => {
    const ids: string[] = []
    for (const to of ['a', 'b', 'c', 'd', 'e']) ids.push(await here.add(letter, { to }))
    await here.add(chore, {})
    const filter = { state: 'waiting' as const, kind: letter.kind, size: 2 }
    const pages: string[][] = []
    for (let cursor: string | undefined, more = true; more;) {
      const { data, next } = await here.jobs.list({ ...filter, cursor })
      pages.push(data.map(({ id }) => id))
      cursor = next ?? undefined
      more = next !== null
    }
    expect(pages).toEqual([[ids[4], ids[3]], [ids[2], ids[1]], [ids[0]]])
    expect((await here.jobs.list({ state: 'waiting', queue: 'default', size: 9 })).data).toEqual([
      expect.objectContaining({ kind: chore.kind, is_known: false, progress: null }),
    ])
    expect(await here.jobs.list({ state: 'failed' })).toMatchObject({
      data: [],
      next: null,
      total: 0,
    })
  })

  it('lists jobs in all states at once and by when they ended', async () => {
    const ended = async (to: string, state: JobState, finishedAt: number | null) => {
      const id = await here.add(letter, { to })
      const set = { state, finished_at: finishedAt, reason: `Letter to ${to}` }
      await store.db.updateTable('jobs').set(set).where('id', '=', id).execute()
      return id
    }
    const late = await ended('ann', 'done', 30)
    const early = await ended('bob', 'failed', 20)
    const never = await ended('eve', 'waiting', null)
    const ids = async (query: Parameters<Jobs['list']>[0]) =>
      (await here.jobs.list(query)).data.map(({ id }) => id)
    expect(await ids({})).toEqual([never, early, late])
    expect(await ids({ sort: 'created' })).toEqual([late, early, never])
    expect(await ids({ sort: 'finished' })).toEqual([early, late, never])
    expect(await ids({ sort: '-finished' })).toEqual([late, early, never])
    expect(await ids({ search: 'to BOB' })).toEqual([early])
    expect(await ids({ search: 'test.letter', state: 'done' })).toEqual([late])
  })

  it('shows a single job with its payload', async () => {
    const id = await here.add(letter, { to: 'ann' })
    expect(await here.jobs.find(id)).toMatchObject({ id, payload: { to: 'ann' } })
    expect(await here.jobs.find('unknown')).toBeUndefined()
    expect((await here.jobs.list({ state: 'waiting', size: 1 })).data[0]).not.toHaveProperty(
      'payload',
    )
  })

  it('forgets finished jobs after a while, and failed ones much later', async () => {
    const finished = async (state: JobState, ago: number) => {
      const id = await here.add(letter, { to: 'ann' })
      await store.db
        .updateTable('jobs')
        .set({ state, finished_at: TEST_NOW_MS - ago })
        .where('id', '=', id)
        .execute()
    }
    for (const state of ['done', 'cancelled'] as const) {
      await finished(state, FINISHED_KEPT_MS)
      await finished(state, FINISHED_KEPT_MS + 1)
    }
    await finished('failed', FAILED_KEPT_MS)
    await finished('failed', FAILED_KEPT_MS + 1)
    await here.add(letter, { to: 'ann' })
    const { signal } = new AbortController()
    await forgetOldJobs({ db: store.db, signal }, TEST_NOW_MS)
    const kept = await store.db.selectFrom('jobs').select('state').orderBy('number').execute()
    expect(kept.map(({ state }) => state)).toEqual(['done', 'cancelled', 'failed', 'waiting'])
  })

  it('registers each kind once, before the start', async () => {
    const { jobs } = here
    jobs.work(letter, async () => {})
    expect(() => jobs.work(letter, async () => {})).toThrow('Job test.letter already has a worker')
    jobs.every(chore, { everyMs: 1000 })
    expect(() => jobs.every(chore, '0 0 * * *')).toThrow('already has a schedule')
    expect(() => jobs.start()).toThrow('Job test.chore is periodic and needs a worker')
    jobs.work(chore, async () => {})
    jobs.start()
    const late = defineJob({ kind: 'test.late', payload: letter.payload })
    expect(() => jobs.work(late, async () => {})).toThrow(
      'Job test.late is registered too late. Register it before the jobs start',
    )
  })
})
