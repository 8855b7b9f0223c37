import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { defineJob } from './defineJob.ts'
import { JobRefused } from './jobErrors.ts'
import { clearJobs, gate, letter, testProcess, type TestProcess } from './testJobs.fixture.ts'
import { eventually } from '../../testing/eventually.ts'

describe.each(TEST_ENGINES)('a job on $name', ({ open }) => {
  let store: Store
  let here: TestProcess
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await clearJobs(store)
    await store.db.deleteFrom('settings').execute()
    here = testProcess(store)
  })
  afterEach(() => here.jobs.stop())
  afterAll(() => store.close())

  const find = (id: string) => here.jobs.find(id)
  const effects = async () =>
    (await store.db.selectFrom('settings').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    )

  it('runs its worker and is done when that returns', async () => {
    const seen: unknown[] = []
    here.jobs.work(letter, async ({ payload, attempt, runAt }) => {
      seen.push([payload, attempt, runAt])
    })
    here.jobs.start()
    const id = await here.add(letter, { to: 'ann' }, { by: 'bob' })
    await here.reaches(id, 'done')
    expect(seen).toEqual([[{ to: 'ann' }, 1, here.clock()]])
    expect(await find(id)).toMatchObject({
      kind: 'test.letter',
      queue: 'letters',
      added_by: 'bob',
      finished_at: here.clock(),
      reason: null,
    })
  })

  it('runs in a process that starts later', async () => {
    const id = await testProcess(store).add(letter, { to: 'ann' })
    here.jobs.work(letter, async () => {})
    here.jobs.start()
    await here.reaches(id, 'done')
  })

  it('waits for its time and starts then', async () => {
    here.jobs.work(letter, async () => {})
    here.jobs.start()
    const soon = await here.add(letter, { to: 'ann' }, { runAt: here.clock() + 1_234 })
    const later = await here.add(letter, { to: 'bob' }, { runAt: here.clock() + 3_600_000 })
    const now = await here.add(letter, { to: 'cy' })
    await here.reaches(now, 'done')
    here.advance(1_233)
    expect((await find(soon))?.state).toBe('waiting')
    here.advance(1)
    await here.reaches(soon, 'done')
    expect((await find(later))?.state).toBe('waiting')
    here.advance(3_600_000)
    await here.reaches(later, 'done')
  })

  it('starts in the order of adding, two of a queue at once', async () => {
    const begun: string[] = []
    const gates = new Map(['a', 'b', 'c', 'd'].map((to) => [to, gate()]))
    here.jobs.work(letter, async ({ payload }) => {
      begun.push(payload.to)
      await gates.get(payload.to)?.opened
    })
    for (const to of gates.keys()) await here.add(letter, { to })
    here.jobs.start()
    await eventually(() => expect(begun).toEqual(['a', 'b']))
    gates.get('b')?.open()
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c']))
    for (const { open: letGo } of gates.values()) letGo()
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c', 'd']))
  })

  it('tries a failed job again after doubling pauses and then fails for good', async () => {
    const attempts: number[] = []
    here.jobs.work(letter, async ({ attempt }) => {
      attempts.push(attempt)
      throw new Error(`The post office is closed (${attempt})`)
    })
    here.jobs.start()
    const id = await here.add(letter, { to: 'ann' })
    const isWaitingFor = (ms: number, reason: string) =>
      eventually(async () =>
        expect(await find(id)).toMatchObject({
          state: 'waiting',
          reason,
          due_at: here.clock() + ms,
        }),
      )
    await isWaitingFor(10_000, 'The post office is closed (1)')
    here.advance(10_000)
    await isWaitingFor(20_000, 'The post office is closed (2)')
    here.advance(20_000)
    await here.reaches(id, 'failed')
    expect(attempts).toEqual([1, 2, 3])
    expect(await find(id)).toMatchObject({
      attempt: 3,
      max_attempts: 3,
      reason: 'The post office is closed (3)',
      finished_at: here.clock(),
    })
  })

  it('fails a job that its worker refuses, which can be repeated', async () => {
    let isThere = false
    here.jobs.work(letter, async () => {
      if (!isThere) throw new JobRefused('Nobody lives there\0')
    })
    here.jobs.start()
    const id = await here.add(letter, { to: 'ann' })
    await here.reaches(id, 'failed')
    expect(await find(id)).toMatchObject({ attempt: 1, reason: 'Nobody lives there' })
    isThere = true
    expect(await here.jobs.repeat(id)).toBe(true)
    await here.reaches(id, 'done')
    expect(await here.jobs.repeat(id)).toBe(false)
    expect(await here.jobs.repeat('unknown')).toBe(false)
  })

  it('fails a job whose payload no longer fits, with the reason', async () => {
    const older = defineJob({
      kind: letter.kind,
      queue: letter.queue,
      payload: Type.Object({ address: Type.String() }),
    })
    const id = await here.add(older, { address: 'ann' })
    const worker = vi.fn(async () => {})
    here.jobs.work(letter, worker)
    here.jobs.start()
    await here.reaches(id, 'failed')
    expect((await find(id))?.reason).toMatch(/^Its payload no longer fits\. At \/to: expected /)
    expect(worker).not.toHaveBeenCalled()
  })

  it('keeps a job of an unknown kind, which delays no other', async () => {
    const unknown = defineJob({ ...letter, kind: 'test.future', organization: undefined })
    const future = await here.add(unknown, { to: 'ann' })
    const known = await here.add(letter, { to: 'ann' })
    here.jobs.work(letter, async () => {})
    here.jobs.start()
    await here.reaches(known, 'done')
    expect(await find(future)).toMatchObject({ state: 'waiting', is_known: false })
  })

  describe('the commit of a job', () => {
    const write = (key: string) => ({ key, value: '{}' })
    /** An effect that writes its attempt, and fails behind that the first time. */
    const failsAtFirst = (attempt: number) => async (tx: Transaction<Tables>) => {
      await tx
        .insertInto('settings')
        .values(write(`attempt ${attempt}`))
        .execute()
      if (attempt === 1) throw new Error('Out of paper')
    }
    /** Runs a letter whose first attempt fails, and its second. */
    async function effectsOfTwoAttempts() {
      here.jobs.start()
      const id = await here.add(letter, { to: 'ann' })
      await eventually(async () => expect((await find(id))?.reason).toBe('Out of paper'))
      here.advance(10_000)
      await here.reaches(id, 'done')
      return effects()
    }

    it('writes effect and end together once, though the worker fails after it', async () => {
      here.jobs.work(letter, async ({ id, commit }) => {
        await commit(async (tx) => {
          await tx
            .insertInto('settings')
            .values(write(`sent ${id}`))
            .execute()
        })
        throw new Error('Too late')
      })
      here.jobs.start()
      const id = await here.add(letter, { to: 'ann' })
      await here.reaches(id, 'done')
      await here.jobs.stop()
      expect(await find(id)).toMatchObject({ state: 'done', attempt: 1, reason: null })
      expect(await effects()).toEqual([`sent ${id}`])
    })

    it('leaves nothing when the effect fails', async () => {
      here.jobs.work(letter, async ({ commit, attempt }) => {
        await commit(failsAtFirst(attempt))
      })
      expect(await effectsOfTwoAttempts()).toEqual(['attempt 2'])
    })

    it('waits for a commit that its worker does not, and fails the attempt with it', async () => {
      here.jobs.work(letter, async ({ commit, attempt }) => {
        void commit(failsAtFirst(attempt)).catch(() => {})
      })
      expect(await effectsOfTwoAttempts()).toEqual(['attempt 2'])
    })

    it('adds the next job in the commit', async () => {
      here.jobs.work(letter, async ({ payload, commit }) => {
        if (payload.to === 'ann') {
          await commit(async (tx) => void (await here.jobs.add(tx, letter, { to: 'bob' })))
        }
      })
      here.jobs.start()
      await here.add(letter, { to: 'ann' })
      await eventually(async () => {
        const { data: rows } = await here.jobs.list({ state: 'done', size: 10 })
        expect(rows.filter(({ kind }) => kind === letter.kind)).toHaveLength(2)
      })
    })

    it('refuses a second commit of the worker', async () => {
      const once = defineJob({ kind: 'test.once', maxAttempts: 1, payload: Type.Object({}) })
      const errors: unknown[] = []
      here.jobs.work(once, async ({ commit }) => {
        await commit(async () => {})
        await commit(async () => {}).catch((error: unknown) => errors.push(error))
      })
      here.jobs.start()
      await here.reaches(await here.add(once, {}), 'done')
      await here.jobs.stop()
      expect(errors).toEqual([
        expect.objectContaining({ message: 'Job test.once: commit can be called once' }),
      ])
    })
  })

  it('shows the progress of a job', async () => {
    const goOn = gate()
    here.jobs.work(letter, async ({ progress }) => {
      await progress(1, 3, 'Folding')
      await progress(2, 3, 'Too soon after the first one to be written')
      await goOn.opened
      await progress(3, 3)
      throw new JobRefused('Stop here')
    })
    here.jobs.start()
    const id = await here.add(letter, { to: 'ann' })
    await eventually(async () =>
      expect((await find(id))?.progress).toEqual({ done: 1, of: 3, words: 'Folding' }),
    )
    goOn.open()
    await here.reaches(id, 'failed')
    expect((await find(id))?.progress).toEqual({ done: 3, of: 3, words: null })
  })
})
