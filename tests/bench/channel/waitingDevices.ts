import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type ClientRequest } from 'node:http'
import { withStore } from '../../suites/organization.ts'

const ROWS_AT_ONCE = 1_000
/** Number of devices that connect at once: as many as come within a moment after a restart. */
const COME_AT_ONCE = 100
const WAIT_S = 60

export const serialOf = (index: number): string => `wait-${index}`
export const keyOf = (index: number): string => `dk_bench-key-of-device-${index}`

/** Writes devices with keys of their own into the store of a server that is not running. */
export async function addKeyedDevices(
  env: Record<string, string>,
  organization: string,
  count: number,
): Promise<void> {
  await withStore(env, async ({ db }) => {
    for (let start = 0; start < count; start += ROWS_AT_ONCE) {
      const indices = Array.from(
        { length: Math.min(ROWS_AT_ONCE, count - start) },
        (_, at) => start + at,
      )
      await db
        .insertInto('nodes')
        .values(
          indices.map((index) => ({
            id: `${serialOf(index)}:0`,
            serial: serialOf(index),
            type: 'Thiamis-1000',
            name: `Device ${index}`,
            description: '',
            organization_id: organization,
            external_id: serialOf(index),
            timezone: 'UTC',
            interval_ms: 60_000,
            last_online: null,
            status: 'activated' as const,
            latitude: null,
            longitude: null,
            created_at: 0,
          })),
        )
        .execute()
      await db
        .insertInto('device_channels')
        .values(
          indices.map((index) => ({
            node_id: `${serialOf(index)}:0`,
            key_hash: createHash('sha256').update(keyOf(index)).digest('hex'),
            key_made_at: 0,
            key_made_by: 'Bench',
          })),
        )
        .execute()
    }
  })
}

/** Devices that wait for a message, each on a connection of its own. */
export interface WaitingDevices {
  leave(): void
}

/** Lets devices wait, from one number up to another, and start again after each response. */
export async function letThemWait(url: string, from: number, to: number): Promise<WaitingDevices> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const open = new Set<ClientRequest>()
  let isOver = false

  const wait = (index: number): ClientRequest => {
    const asked = request(`${url}/devices/${serialOf(index)}/inbox?wait=${WAIT_S}`, {
      agent,
      headers: { 'x-airshed-key': keyOf(index) },
    })
    open.add(asked)
    asked.on('response', (answer) => answer.resume().on('end', () => again(index, asked)))
    asked.on('error', () => again(index, asked))
    asked.end()
    return asked
  }
  const again = (index: number, asked: ClientRequest) => {
    open.delete(asked)
    if (!isOver) wait(index)
  }

  for (let index = from; index < to; index += COME_AT_ONCE) {
    const length = Math.min(COME_AT_ONCE, to - index)
    const coming = Array.from({ length }, (_, at) => wait(index + at))
    await Promise.all(coming.map((asked) => once(asked, 'finish')))
  }
  return {
    leave() {
      isOver = true
      for (const asked of open) asked.destroy()
      agent.destroy()
    },
  }
}
