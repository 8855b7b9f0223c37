import { ONLINE_STATUS_PATH } from '@airshed/domain'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scratchPlace } from '@airshed/server/testing/scratch'
import { faultRounds } from '@airshed/server/testing/rounds'
import { seededRandom } from '@airshed/server/testing/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { addReportingDevices } from '../suites/reportingDevices.ts'
import { emptyStore, temporaryFolder } from '../suites/serverProcess.ts'
import { startTalking, type TalkingProcess } from '../suites/talkingProcess.ts'

const ROUNDS = faultRounds(4)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_201
const FIXTURE = fileURLToPath(import.meta.resolve('@airshed/server/testing/sweep-process'))
const START_MS = Date.UTC(2026, 2, 2, 12)
/** More than are compared at once, so that a sweep has several parts. */
const DEVICES = 5_400
const MINUTES_PER_ROUND = 8
/** Its queries over thousands of devices are worth the better code of the optimizing compiler. */
const OPTIMIZING: readonly string[] = []
/** Lines of a process after which it is killed, at most: two or more for each minute. */
const LINES_MAX = 10

const [killed, whole] = [await emptyStore(), temporaryFolder(scratchPlace())]
const envOf = (folder: { path: string }) => ({ AIRSHED_DATA: folder.path })
let running: TalkingProcess | undefined

beforeAll(async () => {
  await makeOrganization(envOf(killed), { id: 'org_sweep', key: 'sweep-test-key-0123456789' })
  await withStore(envOf(killed), (store) =>
    addReportingDevices(store, { organization: 'org_sweep', count: DEVICES }),
  )
  cpSync(killed.path, whole.path, { recursive: true })
}, 120_000)
afterAll(async () => {
  await running?.kill()
  killed.remove()
  whole.remove()
})

const start = (folder: { path: string }, first: number, end: number) =>
  startTalking(
    FIXTURE,
    { ...envOf(folder), START_MS: String(START_MS), FIRST: String(first), END: String(end) },
    OPTIMIZING,
  )

/** Every stored change of an online status: device, time and value. */
const changesIn = (folder: { path: string }) =>
  withStore(envOf(folder), async ({ db }) => {
    const rows = await db
      .selectFrom('measurements')
      .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
      .select(['data_points.node_id', 'measurements.ts', 'measurements.value'])
      .where('data_points.path', '=', ONLINE_STATUS_PATH)
      .orderBy('data_points.node_id')
      .orderBy('measurements.ts')
      .execute()
    return rows.map(({ node_id: nodeId, ts, value }) => `${nodeId} ${ts} ${value}`)
  })

it(
  `a server killed during a sweep loses and repeats no change of online status, ${ROUNDS} times`,
  async () => {
    const random = seededRandom(SEED)
    const end = ROUNDS * MINUTES_PER_ROUND
    let next = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      running = start(killed, next, end)
      await running.hasSaid(1 + Math.floor(random() * LINES_MAX))
      await running.kill()
      // What was not acknowledged is swept again.
      next += running.lines.filter((line) => line.startsWith('swept')).length
    }
    for (const [folder, first] of [
      [killed, next],
      [whole, 0],
    ] as const) {
      running = start(folder, first, end)
      await expect
        .poll(() => running?.lines.at(-1), { timeout: ROUNDS * PATIENCE_PER_ROUND_MS })
        .toBe('end')
      await running.kill()
    }
    const changes = await changesIn(killed)
    expect(changes).toEqual(await changesIn(whole))
    expect(changes.length).toBeGreaterThan(DEVICES)
  },
  (3 * ROUNDS + 3) * PATIENCE_PER_ROUND_MS,
)
