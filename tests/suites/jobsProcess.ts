import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ENGINE_FLAGS, projectEnvironment, ROOT } from './command.ts'
import { withStore } from './organization.ts'

const FIXTURE = fileURLToPath(import.meta.resolve('@airshed/server/testing/jobs-process'))

/** A process that adds jobs and runs them. */
export interface JobsProcess {
  /** Resolves with the first matching line, or null if the process ends first. */
  until(isEnough: (line: string) => boolean): Promise<string | null>
  /** Numbers of the jobs acknowledged as added. */
  added: readonly string[]
  /** Numbers of the jobs this process reported as done. */
  done: readonly string[]
  /** SIGKILL. */
  kill(): Promise<void>
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
}

/** Spawns the process; `env` sets store, SEED, FIRST, ADD. */
export function startJobsProcess(env: Record<string, string>): JobsProcess {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [...ENGINE_FLAGS, FIXTURE], {
    cwd: ROOT,
    env: projectEnvironment({ DATABASE_URL: '', NATS_URL: '', ...env }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close') as Promise<[number | null]>
  const added: string[] = []
  const done: string[] = []
  const waiting = new Set<(line: string) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [what, number = ''] = line.split(' ')
    if (what === 'added') added.push(number)
    if (what === 'done') done.push(number)
    for (const hear of waiting) hear(line)
  })
  return {
    added,
    done,
    until(isEnough) {
      return new Promise((resolve) => {
        waiting.add((line) => isEnough(line) && resolve(line))
        void ended.then(() => resolve(null))
      })
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

/** The final state of the store. */
export interface JobsLedger {
  causes: string[]
  effects: string[]
  /** Times the periodic job ran, ms UTC. */
  ticks: string[]
  /** States of the jobs not done. */
  unfinished: string[]
}

/** Reads causes, effects and ticks in order. */
export function readLedger(env: Record<string, string>): Promise<JobsLedger> {
  return withStore(env, async ({ db }) => {
    const entries = await db
      .selectFrom('events')
      .select(['name as action', 'row_id as target'])
      .execute()
    const jobs = await db
      .selectFrom('jobs')
      .select(['kind', 'state'])
      .where('kind', '=', 'test.effect')
      .where('state', '<>', 'done')
      .execute()
    const of = (action: string) =>
      entries
        .flatMap((entry) => (entry.action === action ? [entry.target ?? ''] : []))
        .toSorted((a, b) => Number(a) - Number(b))
    return {
      causes: of('cause'),
      effects: of('effect'),
      ticks: of('tick'),
      unfinished: jobs.map(({ state }) => state),
    }
  })
}
