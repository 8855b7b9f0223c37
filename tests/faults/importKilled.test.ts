import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { faultRounds } from '@airshed/server/testing/rounds'
import { seededRandom } from '@airshed/server/testing/random'
import type { FileImportDetails } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { emptyStore, freePort, startServer, type ServerProcess } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

const ROUNDS = faultRounds(2)
const PATIENCE_PER_ROUND_MS = 240_000
const SEED = 20_261_129
const ORGANIZATION = 'org_import'
const EMAIL = 'owner@import.example'
const ROWS = 20_000
const FIRST_MS = Date.UTC(2025, 0, 1)
const MINUTE_MS = 60_000

const folder = await emptyStore()
let env: Record<string, string>
let server: ServerProcess | undefined
let token = ''

beforeAll(async () => {
  env = { AIRSHED_DATA: folder.path, AIRSHED_DEMO: '0', AIRSHED_PORT: String(await freePort()) }
  await makeOrganization(env, { id: ORGANIZATION, key: 'import-kill-key-0123456789' })
  const password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
  server = await startServer(env, { hasConsole: false })
  const { url: publicUrl } = server
  token = await signIn([publicUrl], { publicUrl, email: EMAIL, password })
})
afterAll(async () => {
  await server?.kill()
  folder.remove()
})

async function call(
  method: string,
  path: string,
  body?: string | object,
): Promise<FileImportDetails> {
  const answer = await fetch(`${server?.url}/v2/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined
        ? {}
        : { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text) as FileImportDetails
}

/** Asks for an import until it is as expected. */
async function until(id: string, isSo: (found: FileImportDetails) => boolean, everyMs: number) {
  for (;;) {
    const found = await call('GET', `imports/${id}`)
    if (isSo(found)) return found
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

const hasEnded = ({ state }: FileImportDetails) => !['storing', 'undoing'].includes(state)
const mapOf = (serial: string) => ({
  serial,
  time: { column: 'time' },
  columns: { pm: { parameter: 'pm25', unit: 'µg/m³' } },
})
const valueAt = (row: number): number => row % 97
const FILE = [
  'time,pm',
  ...Array.from(
    { length: ROWS },
    (_, row) => `${new Date(FIRST_MS + row * MINUTE_MS).toISOString()},${valueAt(row)}`,
  ),
].join('\n')

/** What imports keep on the disk beside the files themselves. */
const temporary = (): Promise<string[]> =>
  readdir(join(folder.path, 'files', 'incoming'), { recursive: true })

async function readingsOf(serial: string): Promise<readonly (readonly number[])[]> {
  return withStore(env, async ({ db }) => {
    const rows = await db
      .selectFrom('measurements')
      .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
      .select(['measurements.ts', 'measurements.value'])
      .where('data_points.node_id', '=', `${serial}:0`)
      .orderBy('measurements.ts')
      .execute()
    return rows.map(({ ts, value }) => [ts, value ?? NaN])
  })
}

describe('a server that is killed while it stores a file', () => {
  it(
    `stores each row once after its restart, and undoes the whole import, ${ROUNDS} times`,
    async () => {
      const random = seededRandom(SEED)
      for (let round = 1; round <= ROUNDS; round += 1) {
        const serial = `killed-${round}`
        const name = `${serial}.csv`
        const { id } = await call(
          'POST',
          `imports?organization_id=${ORGANIZATION}&file_name=${name}`,
          FILE,
        )
        await call('POST', `imports/${id}/store`, { map: mapOf(serial) })
        const rows = Math.floor(random() * (ROWS / 2))
        const found = await until(id, ({ progress }) => (progress?.rows ?? ROWS) > rows, 5)
        await server?.kill()
        expect(found.state, `round ${round}: it was killed while it stored`).toBe('storing')
        const left = await temporary()
        expect(left).not.toEqual([])

        server = await startServer(env, { hasConsole: false })
        const still = await temporary()
        expect(still.filter((name) => left.includes(name))).toEqual([])
        const after = await until(id, hasEnded, 200)
        expect(after).toMatchObject({
          state: 'stored',
          failure: null,
          stored: { rows_read: ROWS, rows_refused: 0, new: ROWS, equal: 0, conflicting: 0 },
        })
        expect(await temporary()).toEqual([])
        if (round % 2 === 0) {
          await call('POST', `imports/${id}/undo`)
          const { state, undone } = await until(id, hasEnded, 200)
          expect([state, undone]).toMatchObject([
            'undone',
            { removed: ROWS, changed_since: 0, devices_removed: 1 },
          ])
        }
      }
      expect(await server?.stop()).toBe(0)
      for (let round = 1; round <= ROUNDS; round += 1) {
        const expected =
          round % 2 === 0
            ? []
            : Array.from({ length: ROWS }, (_, row) => [FIRST_MS + row * MINUTE_MS, valueAt(row)])
        expect(await readingsOf(`killed-${round}`)).toEqual(expected)
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
