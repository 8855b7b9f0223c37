import { createHash } from 'node:crypto'
import type {
  ErrorBody,
  List,
  NodeScript,
  NodeScripts,
  NodeScriptText,
  NodeScriptVersion,
} from '@airshed/schemas'
import { hashDeviceKey } from '../../deviceKeys/deviceKey.ts'
import type { UserId } from '../../../testing/world/world.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { saveScript } from '../saveScript.ts'
import { createChannelWorld } from './channelWorld.ts'
import { clearEvents } from '../../../testing/clearEvents.ts'

/** SHA-256 of a text, in hexadecimal. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

type Refusal = Omit<ErrorBody, 'details'> & { details: { newest: NodeScript | null } }

/** A device with its own key, and helpers to write and fetch its script files. */
export async function createScriptWorld() {
  const world = await createChannelWorld()
  const base = `nodes/${world.nodeId}/scripts`
  const put = <Body>(name: string, body: object, user: UserId = 'manager') =>
    world.call<Body>(user, 'PUT', `${base}/${name}`, body)

  /** Restores the initial state, so that tests can share a store. */
  const reset = async () => {
    const { db } = world.context.store
    world.time.now = TEST_NOW_MS
    for (const table of ['device_scripts', 'device_commands', 'device_settings'] as const) {
      await db.deleteFrom(table).execute()
    }
    await db.deleteFrom('device_messages').execute()
    await clearEvents(world.context)
    await db
      .updateTable('device_channels')
      .set({ position: 0, settings_version: 0, settings_position: 0, reported_version: 0 })
      .set({ key_hash: hashDeviceKey(world.key) })
      .where('node_id', '=', world.nodeId)
      .execute()
  }

  return {
    ...world,
    base,
    reset,
    save: async (
      name: string,
      text: string,
      more: { based_on?: number; user?: UserId; continues?: boolean; restored_from?: number } = {},
    ): Promise<NodeScript> => {
      const { user, ...rest } = more
      const { body } = await put<NodeScript>(name, { text, based_on: null, ...rest }, user)
      return body
    },
    refusal: async (name: string, body: object, user?: UserId) => {
      const answer = await put<Refusal>(name, body, user)
      return { ...answer.body, status: answer.status }
    },
    /** Saves directly: API calls are rate limited. */
    write: (name: string, text: string, basedOn: number | null = null) =>
      world.context.store.db.transaction().execute((tx) =>
        saveScript(tx, {
          nodeId: world.nodeId,
          name,
          text,
          based_on: basedOn,
          by: 'Ana',
          now: world.time.now,
        }),
      ),
    remove: (name: string) => world.call('manager', 'DELETE', `${base}/${name}`),
    list: async (): Promise<NodeScript[]> =>
      (await world.call<NodeScripts>('manager', 'GET', base)).body.scripts,
    read: async (name: string, version?: number): Promise<NodeScriptText> => {
      const query = version === undefined ? '' : `?version=${version}`
      return (await world.call<NodeScriptText>('manager', 'GET', `${base}/${name}${query}`)).body
    },
    versions: async (name: string): Promise<NodeScriptVersion[]> => {
      const path = `${base}/${name}/versions?size=100`
      return (await world.call<List<NodeScriptVersion>>('manager', 'GET', path)).body.data
    },
    /** The device fetches a file. */
    fetch: (name: string, options: { serial?: string; key?: string; tag?: string } = {}) =>
      world.inject({
        method: 'GET',
        url: `/devices/${options.serial ?? world.serial}/files/${name}`,
        headers: {
          'x-airshed-key': options.key ?? world.key,
          ...(options.tag === undefined ? {} : { 'if-none-match': options.tag }),
        },
      }),
  }
}

export type ScriptWorld = Awaited<ReturnType<typeof createScriptWorld>>
