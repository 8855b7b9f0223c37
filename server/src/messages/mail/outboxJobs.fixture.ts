import { fastify } from 'fastify'
import { expect, vi } from 'vitest'
import { createInProcessBus } from '../../storage/bus/inProcessBus.ts'
import { createJobs } from '../../storage/jobs/createJobs.ts'
import { createFakeSchedule } from '../../front/live/fakeSchedule.fixture.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'

/** Jobs that deliver messages of the outbox; only the test advances the time. */
export function createOutboxJobs(storeOf: () => Store) {
  const running: (() => Promise<void>)[] = []
  const poll = (id: string) =>
    storeOf()
      .db.selectFrom('outbox')
      .leftJoin('jobs', 'jobs.id', 'outbox.job_id')
      .select(['outbox.state', 'outbox.body_text', 'jobs.reason', 'jobs.state as job'])
      .where('outbox.id', '=', id)
      .executeTakeFirstOrThrow()

  return {
    /** @param make creates the sender, whose worker is registered before the jobs start */
    start<Made>(make: (jobs: ReturnType<typeof createJobs>, clock: () => number) => Made) {
      const time = createFakeSchedule()
      const clock = () => TEST_NOW_MS + time.now()
      const jobs = createJobs({
        store: storeOf(),
        bus: createInProcessBus(),
        clock,
        log: fastify().log,
        queueLimit: 1000,
        schedule: time.schedule,
        random: () => 0.5,
      })
      const made = make(jobs, clock)
      jobs.start()
      running.push(() => jobs.stop())
      return { made, advance: (ms: number) => time.advance(ms) }
    },
    poll,
    reaches: (id: string, expected: object) =>
      vi.waitFor(async () => expect(await poll(id)).toMatchObject(expected), { timeout: 10_000 }),
    /** Stops everything that was started, and empties the tables. */
    async clear(): Promise<void> {
      for (const stop of running.splice(0)) await stop()
      for (const table of ['organizations', 'outbox', 'jobs', 'job_schedules'] as const) {
        await storeOf().db.deleteFrom(table).execute()
      }
    },
  }
}
