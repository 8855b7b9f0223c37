import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { defineJob } from './defineJob.ts'
import { clearJobs, letter, testProcess, type TestProcess } from './testJobs.fixture.ts'

describe.each(TEST_ENGINES)('adding a job on $name', ({ open }) => {
  let store: Store
  let here: TestProcess
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await clearJobs(store)
    here = testProcess(store)
  })
  afterAll(() => store.close())

  const waiting = async () =>
    (await store.db.selectFrom('jobs').select(['id', 'key', 'organization_id']).execute()).length

  it('adds nothing when its transaction fails', async () => {
    const failing = store.db.transaction().execute(async (tx) => {
      await here.jobs.add(tx, letter, { to: 'ann' })
      throw new Error('The cause failed')
    })
    await expect(failing).rejects.toThrow('The cause failed')
    expect(await waiting()).toBe(0)
  })

  it('adds one job for one key, even at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => here.add(letter, { to: 'ann' }, { key: 'invitation 7' })),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await waiting()).toBe(1)
    await here.add(letter, { to: 'ann' }, { key: 'invitation 8' })
    await here.add(letter, { to: 'ann' })
    await here.add(letter, { to: 'ann' })
    expect(await waiting()).toBe(4)
  })

  it('adds another job for a key that another kind uses', async () => {
    const card = defineJob({ kind: 'test.card', payload: Type.Object({}) })
    const first = await here.add(letter, { to: 'ann' }, { key: 'same' })
    expect(await here.add(card, {}, { key: 'same' })).not.toBe(first)
  })

  it('keeps the organization that its kind names', async () => {
    const report = defineJob({
      kind: 'test.report',
      payload: Type.Object({ organizationId: Type.String() }),
      organization: ({ organizationId }) => organizationId,
    })
    const id = await here.add(report, { organizationId: 'org_a' })
    expect(await here.jobs.find(id)).toMatchObject({
      organization_id: 'org_a',
      queue: 'default',
      payload: { organizationId: 'org_a' },
    })
  })

  it.each<[what: string, payload: { to: string }, options: object, text: RegExp]>([
    ['a payload that does not fit', { to: '' }, {}, /Payload: At \/to: expected .+, got /],
    ['a large payload', { to: 'x'.repeat(70_000) }, {}, /expected at most 65536 characters/],
    ['an empty key', { to: 'ann' }, { key: '' }, /Key: expected 1 to 500 characters, got 0/],
    ['a long key', { to: 'ann' }, { key: 'k'.repeat(501) }, /got 501/],
    ['a time that is none', { to: 'ann' }, { runAt: Number.NaN }, /runAt: expected whole ms UTC/],
  ])('refuses to add a job with %s', async (_what, payload, options, text) => {
    await expect(here.add(letter, payload, options)).rejects.toThrow(text)
    expect(await waiting()).toBe(0)
  })

  it('accepts text that a column of the store would refuse', async () => {
    const to = 'a\0b \ud800'
    const id = await here.add(letter, { to })
    expect((await here.jobs.find(id))?.payload).toEqual({ to })
  })

  it('refuses a job while its queue is full, except one that exists', async () => {
    const small = testProcess(store, { queueLimit: 10 })
    for (let at = 0; at < 10; at += 1) await small.add(letter, { to: 'ann' }, { key: `k ${at}` })
    const another = small.add(letter, { to: 'ann' })
    await expect(another).rejects.toMatchObject({
      code: 'QUEUE_FULL',
      statusCode: 503,
      headers: { 'retry-after': '60' },
      message:
        'Queue letters has 10 waiting jobs and accepts no more. Try again when some are done',
    })
    await expect(small.add(letter, { to: 'ann' }, { key: 'k 3' })).resolves.toBeTypeOf('string')
    const other = defineJob({ kind: 'test.other', payload: Type.Object({}) })
    await small.add(other, {})
    await store.db.deleteFrom('jobs').where('key', '=', 'k 3').execute()
    await small.add(letter, { to: 'ann' })
  })
})
