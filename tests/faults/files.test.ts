import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFiles } from '@airshed/server/files'
import { faultRounds } from '@airshed/server/testing/rounds'
import { seededRandom } from '@airshed/server/testing/random'
import { afterAll, describe, expect, it } from 'vitest'
import { withStore } from '../suites/organization.ts'
import { emptyStore } from '../suites/serverProcess.ts'
import { startTalking, type TalkingProcess } from '../suites/talkingProcess.ts'

const UPLOADS = fileURLToPath(import.meta.resolve('@airshed/server/testing/uploads-process'))
const ROUNDS = faultRounds(3)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_124
const UPLOADS_MAX = 20
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000

const folder = await emptyStore()
const env = { AIRSHED_DATA: folder.path }
let running: TalkingProcess | undefined
afterAll(async () => {
  await running?.kill()
  folder.remove()
})

/** Names of all files below the files folder. */
async function onDisk(): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(join(folder.path, 'files'), options)
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('a process that is killed during uploads', () => {
  it(
    `keeps every stored file, and no other, after ${ROUNDS} rounds`,
    async () => {
      const random = seededRandom(SEED)
      const kept: string[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        running = startTalking(UPLOADS, { ...env, SEED: String(SEED + round) })
        await running.hasSaid(1 + Math.floor(random() * UPLOADS_MAX))
        await running.kill()
        kept.push(...running.lines.map((line) => line.split(' ')[1] ?? ''))
      }
      expect(kept.length).toBeGreaterThan(ROUNDS)

      await withStore(env, async (store) => {
        const options = { store, clock: Date.now, dataFolder: folder.path, s3Url: undefined }
        const files = createFiles(options)
        const rows = await store.db.selectFrom('files').select(['id', 'content_id']).execute()
        const ids = new Set(rows.map(({ id }) => id))
        expect(kept.filter((id) => !ids.has(id))).toEqual([])
        for (const id of ids) {
          const file = await files.find(id)
          if (file === undefined) throw new Error(`File ${id} has a row and cannot be found`)
          // Reading to the end verifies the digest.
          for await (const chunk of await files.open(file)) expect(chunk).toBeDefined()
        }

        expect((await files.collect(Date.now())).uploads).toBeGreaterThan(0)
        await files.collect(Date.now() + TWO_DAYS_MS)
        const needed = [...new Set(rows.map(({ content_id }) => content_id))]
        expect((await onDisk()).toSorted()).toEqual(needed.toSorted())
      })
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
