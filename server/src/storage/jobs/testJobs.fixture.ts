import { fastify } from 'fastify'
import { Type } from 'typebox'
import { vi, expect } from 'vitest'
import { createInProcessBus } from '../bus/inProcessBus.ts'
import { createFakeSchedule } from '../../front/live/fakeSchedule.fixture.ts'
import type { Store } from '../store/store.ts'
import type { JobState } from '../store/tables/jobs.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createJobs, type JobsOptions } from './createJobs.ts'
import { defineJob, type JobKind } from './defineJob.ts'
import type { AddOptions, Jobs } from './jobs.ts'

/** Sends a letter: the kind of job that tests add. */
export const letter = defineJob({
  kind: 'test.letter',
  payload: Type.Object({ to: Type.String({ minLength: 1 }) }),
  queue: 'letters',
  maxAttempts: 3,
  leaseMs: 30_000,
  firstRetryMs: 10_000,
})
/** A kind with an empty payload, for turns. */
export const chore = defineJob({ kind: 'test.chore', payload: Type.Object({}) })

/** The jobs of one process, with a clock that only tests advance. */
export interface TestProcess {
  jobs: Jobs
  /** Advances the clock by `ms` and runs the timers that become due. */
  advance(ms: number): void
  clock(): number
  add<Payload>(
    job: JobKind<Payload>,
    payload: NoInfer<Payload>,
    options?: AddOptions,
  ): Promise<string>
  /** Waits until a job is in a state. */
  reaches(id: string, state: JobState): Promise<void>
}

/** A process on a store; several of them may share one. */
export function testProcess(
  store: Store,
  options: Partial<Pick<JobsOptions, 'queueLimit' | 'concurrency' | 'bus'>> = {},
): TestProcess {
  const time = createFakeSchedule()
  const clock = () => TEST_NOW_MS + time.now()
  const jobs = createJobs({
    // Tests may start several processes on the embedded store too.
    store: { db: store.db, engine: 'postgres' },
    bus: options.bus ?? createInProcessBus(),
    clock,
    log: fastify().log,
    queueLimit: options.queueLimit ?? 1_000,
    concurrency: options.concurrency,
    schedule: time.schedule,
    random: () => 0.5,
  })
  return {
    jobs,
    advance: (ms) => time.advance(ms),
    clock,
    add: (job, payload, more) =>
      store.db.transaction().execute((tx) => jobs.add(tx, job, payload, more)),
    async reaches(id, state) {
      await vi.waitFor(async () => expect((await jobs.find(id))?.state).toBe(state), {
        timeout: 10_000,
        interval: 5,
      })
    },
  }
}

/** A promise that a test resolves. */
export function gate(): { opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

/** Removes all jobs and schedules. */
export async function clearJobs({ db }: Store): Promise<void> {
  await db.deleteFrom('jobs').execute()
  await db.deleteFrom('job_schedules').execute()
}
