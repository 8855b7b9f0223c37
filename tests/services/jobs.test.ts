import { createTestDatabase } from '@airshed/server/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLedger, startJobsProcess, type JobsProcess } from '../suites/jobsProcess.ts'

const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env
const isPossible = databaseUrl !== undefined && natsUrl !== undefined
if (!isPossible) {
  console.warn('Left out: jobs of two processes need DATABASE_URL (PostgreSQL) and NATS_URL')
}
/** One is killed after this many lines, while it holds jobs. */
const LINES = 120
const JOBS = 200

describe.skipIf(!isPossible)('jobs of two processes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let env: Record<string, string>
  const processes: JobsProcess[] = []
  beforeAll(async () => {
    database = await createTestDatabase(databaseUrl ?? '')
    env = { DATABASE_URL: database.url, NATS_URL: natsUrl ?? '' }
  })
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill()))
    await database?.drop()
  })

  const start = (seed: number) => {
    const one = startJobsProcess({
      ...env,
      SEED: String(seed),
      FIRST: String(1 + seed * 10_000),
      ADD: String(JOBS),
    })
    processes.push(one)
    return one
  }

  it('runs every job once, though one process is killed and another joins', async () => {
    const [killed, other] = [start(1), start(2)]
    let said = 0
    await killed.until(() => (said += 1) >= LINES)
    await killed.kill()
    const late = start(3)
    await Promise.all([other, late].map((one) => one.until((line) => line === 'idle')))
    expect(await Promise.all([other.stop(), late.stop()])).toEqual([0, 0])

    const { causes, effects, ticks, unfinished } = await readLedger(env)
    expect(unfinished).toEqual([])
    const acknowledged = processes.flatMap(({ added }) => added)
    expect(acknowledged.filter((number) => !causes.includes(number))).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * JOBS)
    expect(effects).toEqual(causes)
    expect(new Set(effects).size).toBe(effects.length)
    // Each tick was run by only one of them.
    expect(new Set(ticks).size).toBe(ticks.length)
    expect(ticks.length).toBeGreaterThan(1)
    for (const one of processes) expect(one.done.length).toBeGreaterThan(0)
  })
})
