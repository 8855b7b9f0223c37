import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createInProcessBus } from '../bus/inProcessBus.ts'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import type { JobRun } from './jobs.ts'
import { STOP_WITHIN_MS } from './stopRunning.ts'
import { clearJobs, gate, letter, testProcess, type TestProcess } from './testJobs.fixture.ts'
import { eventually } from '../../testing/eventually.ts'

type LetterRun = JobRun<{ to: string }>

describe.each(TEST_ENGINES)('a job that is held on $name', ({ open }) => {
  let store: Store
  let a: TestProcess
  let b: TestProcess
  let letGo: ReturnType<typeof gate>
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await clearJobs(store)
    await store.db.deleteFrom('settings').execute()
    const bus = createInProcessBus()
    a = testProcess(store, { bus })
    b = testProcess(store, { bus })
    letGo = gate()
  })
  afterEach(async () => {
    letGo.open()
    await Promise.all([a.jobs.stop(), b.jobs.stop()])
  })
  afterAll(() => store.close())

  const find = (id: string) => a.jobs.find(id)
  const write = ({ commit }: LetterRun, by: string) =>
    commit(async (tx) => {
      await tx.insertInto('settings').values({ key: by, value: '{}' }).execute()
    })
  const effects = async () =>
    (await store.db.selectFrom('settings').select('key').execute()).map(({ key }) => key)

  /** Process `a` takes a letter and does not come back before the gate opens. */
  async function heldByA(onEnd: (run: LetterRun) => Promise<void> = async () => {}) {
    const begun = Promise.withResolvers<LetterRun>()
    a.jobs.work(letter, async (run) => {
      begun.resolve(run)
      await letGo.opened
      await onEnd(run)
    })
    a.jobs.start()
    const id = await a.add(letter, { to: 'ann' })
    return { id, run: await begun.promise }
  }

  it('stays with its process however long it takes', async () => {
    const { id } = await heldByA()
    const byB = vi.fn(async () => {})
    b.jobs.work(letter, byB)
    b.jobs.start()
    for (let beat = 1; beat <= 6; beat += 1) {
      a.advance(10_000)
      await eventually(async () => expect((await find(id))?.due_at).toBe(a.clock() + 30_000))
      b.advance(10_000)
    }
    letGo.open()
    await a.reaches(id, 'done')
    expect(byB).not.toHaveBeenCalled()
  })

  it('goes to another process without a sign of life, and its late commit is refused', async () => {
    const late = Promise.withResolvers<unknown>()
    const { id, run } = await heldByA((held) =>
      write(held, 'a').catch((error: unknown) => {
        late.resolve(error)
        throw error
      }),
    )
    b.jobs.work(letter, (byB) => write(byB, 'b'))
    b.jobs.start()
    b.advance(30_000)
    await b.reaches(id, 'done')
    letGo.open()
    expect(await late.promise).toMatchObject({ name: 'JobInterrupted', why: 'lost' })
    expect(run.signal.aborted).toBe(false)
    await a.jobs.stop()
    expect(await effects()).toEqual(['b'])
    expect(await find(id)).toMatchObject({ state: 'done', attempt: 2 })
  })

  it('tells the first worker at its next sign of life that the job was taken over', async () => {
    const { id, run } = await heldByA()
    b.jobs.work(letter, (byB) => write(byB, 'b'))
    b.jobs.start()
    b.advance(30_000)
    await b.reaches(id, 'done')
    a.advance(10_000)
    await eventually(() => expect(run.signal.reason).toMatchObject({ why: 'lost' }))
    await expect(run.progress(1, 1)).rejects.toMatchObject({ why: 'lost' })
  })

  it('cancels a running job at once in whichever process', async () => {
    const { id, run } = await heldByA((held) => write(held, 'a'))
    expect(await b.jobs.cancel(id)).toBe(true)
    await eventually(() => expect(run.signal.aborted).toBe(true))
    letGo.open()
    await a.jobs.stop()
    expect(await effects()).toEqual([])
    expect(await find(id)).toMatchObject({ state: 'cancelled', reason: null })
    expect(await b.jobs.cancel(id)).toBe(false)
    expect(await b.jobs.cancel('unknown')).toBe(false)
  })

  it('keeps a job running when the transaction of its cancellation fails', async () => {
    const { id, run } = await heldByA((held) => write(held, 'a'))
    const failing = store.db.transaction().execute(async (tx) => {
      await a.jobs.cancel(id, tx)
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    letGo.open()
    await a.reaches(id, 'done')
    expect(run.signal.aborted).toBe(false)
  })

  it('a job cancelled while it waited never runs until it is repeated', async () => {
    const id = await a.add(letter, { to: 'ann' })
    await a.jobs.cancel(id)
    const worker = vi.fn(async () => {})
    a.jobs.work(letter, worker)
    a.jobs.start()
    const other = await a.add(letter, { to: 'bob' })
    await a.reaches(other, 'done')
    expect(worker).toHaveBeenCalledTimes(1)
    await a.jobs.repeat(id)
    await a.reaches(id, 'done')
  })

  describe('a job whose server stops', () => {
    it('finishes a job that ends while its server stops', async () => {
      const { id, run } = await heldByA((held) => write(held, 'a'))
      const stopped = a.jobs.stop()
      await eventually(() => expect(run.signal.reason).toMatchObject({ why: 'stopping' }))
      letGo.open()
      await stopped
      expect(await find(id)).toMatchObject({ state: 'done' })
      expect(await effects()).toEqual(['a'])
    })

    it('hands a job without a commit to the next process without losing an attempt', async () => {
      const { id, run } = await heldByA()
      const stopped = a.jobs.stop()
      await eventually(() => expect(run.signal.aborted).toBe(true))
      letGo.open()
      await stopped
      expect(await find(id)).toMatchObject({ state: 'waiting', attempt: 0, reason: null })
      b.jobs.work(letter, async () => {})
      b.jobs.start()
      await b.reaches(id, 'done')
    })

    it('returns the job of an unresponsive worker in time and refuses its commit', async () => {
      const late = Promise.withResolvers<unknown>()
      const { id, run } = await heldByA((held) =>
        write(held, 'a').catch((error: unknown) => late.resolve(error)),
      )
      const stopped = a.jobs.stop()
      await eventually(() => expect(run.signal.aborted).toBe(true))
      a.advance(STOP_WITHIN_MS)
      await stopped
      expect(await find(id)).toMatchObject({ state: 'waiting', attempt: 0 })
      letGo.open()
      expect(await late.promise).toMatchObject({ why: 'lost' })
      expect(await effects()).toEqual([])
    })

    it('takes no other job', async () => {
      a.jobs.work(letter, async () => {})
      a.jobs.start()
      await a.jobs.stop()
      const id = await a.add(letter, { to: 'ann' })
      a.advance(60_000)
      expect(await find(id)).toMatchObject({ state: 'waiting' })
    })
  })

  it('fails for good when it ends each process that takes it', async () => {
    const id = await a.add(letter, { to: 'ann' })
    await store.db
      .updateTable('jobs')
      .set({ state: 'running', attempt: 3, due_at: a.clock() })
      .where('id', '=', id)
      .execute()
    const worker = vi.fn(async () => {})
    b.jobs.work(letter, worker)
    b.jobs.start()
    await b.reaches(id, 'failed')
    expect(worker).not.toHaveBeenCalled()
    expect(await find(id)).toMatchObject({
      attempt: 3,
      reason: 'The process that ran it ended before it was done, the last time at attempt 3 of 3',
    })
  })
})
