import type { LightMyRequestResponse } from 'fastify'
import { seedIngestKey, seedOrganization } from '../../../testing/seed.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../../testing/testServer.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Keys of the two organizations, `org_harbour` and `org_school`. */
export const KEY = 'key-of-the-harbour'
export const OTHER_KEY = 'key-of-the-school'

/** Headers of a sender without a key. */
export const NO_KEY = { 'x-airshed-key': '' }

/** A server with two organizations that accepts readings, with a clock that the test sets. */
export interface IngestServer extends TestServer {
  /** The server's time, ms UTC; begins at TEST_NOW_MS. */
  clock: { now: number }
  /** Posts a payload with the key of `org_harbour`, unless the headers have another. */
  post(
    path: string,
    payload: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  /** The newest reading of a data point as [time, shown value, flags?]. */
  newest(dataPointId: string): Promise<readonly unknown[] | undefined>
  /** The row of a device by its serial. */
  nodeOf(serial: string): Promise<Record<string, unknown> | undefined>
}

export async function createIngestServer(): Promise<IngestServer> {
  const clock = { now: TEST_NOW_MS }
  const server = await createTestServer({ clock: () => clock.now })
  const { store } = server.context
  for (const [id, key] of [
    ['org_harbour', KEY],
    ['org_school', OTHER_KEY],
  ] as const) {
    await seedOrganization(server.context, id)
    await seedIngestKey(server.context, id, key)
  }
  return {
    ...server,
    clock,
    post: (path, payload, headers = {}) =>
      server.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', 'x-airshed-key': KEY, ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    async newest(dataPointId) {
      const [series] = (await store.measurements.latest([dataPointId], 1)).values()
      return series?.[0]
    },
    nodeOf: (serial) =>
      store.db.selectFrom('nodes').selectAll().where('serial', '=', serial).executeTakeFirst(),
  }
}
