import { faultRounds } from '@airshed/server/testing/rounds'
import { seededRandom } from '@airshed/server/testing/random'
import { afterAll, describe, expect, it } from 'vitest'
import { readLedger, startJobsProcess, type JobsProcess } from '../suites/jobsProcess.ts'
import { emptyStore } from '../suites/serverProcess.ts'

const ROUNDS = faultRounds(3)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_122
/** A round ends after 1 to this many lines, whatever is in progress. */
const LINES_MAX = 80

const folder = await emptyStore()
const env = { AIRSHED_DATA: folder.path }
let running: JobsProcess | undefined
afterAll(async () => {
  await running?.kill()
  folder.remove()
})

/** Lets a process add and run jobs until it has said `lines` lines, then kills it. */
async function round(number: number, first: number, lines: number): Promise<readonly string[]> {
  running = startJobsProcess({
    ...env,
    SEED: String(SEED + number),
    FIRST: String(first),
    ADD: '1000',
  })
  let said = 0
  const last = await running.until(() => (said += 1) >= lines)
  expect(last, `round ${number}: expected ${lines} lines, got ${said}`).not.toBeNull()
  await running.kill()
  return running.added
}

describe('a process that is killed during its jobs', () => {
  it(
    `loses no job and runs none twice after ${ROUNDS} rounds`,
    async () => {
      const random = seededRandom(SEED)
      const acknowledged: string[] = []
      let first = 1
      for (let number = 1; number <= ROUNDS; number += 1) {
        const lines = 1 + Math.floor(random() * LINES_MAX)
        acknowledged.push(...(await round(number, first, lines)))
        // More than a round adds: jobs added but not acknowledged use up numbers too.
        first += 1_000
      }
      running = startJobsProcess({ ...env, SEED: String(SEED), FIRST: String(first), ADD: '1' })
      await running.until((line) => line === 'idle')
      expect(await running.stop()).toBe(0)

      const { causes, effects, ticks, unfinished } = await readLedger(env)
      expect(unfinished).toEqual([])
      expect(acknowledged.filter((number) => !causes.includes(number))).toEqual([])
      expect(effects).toEqual(causes)
      expect(new Set(effects).size).toBe(effects.length)
      expect(new Set(ticks).size).toBe(ticks.length)
      expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
