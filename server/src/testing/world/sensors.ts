import type { SensorConnection } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { TEST_NOW_MS } from '../testServer.ts'

type StoreOnly = Pick<ServerContext, 'store'>

/** Port of the seeded dust-traks, each with its own address. */
const SEEDED_PORT = 1
/** A port that is never used by seeds. */
const FREE_PORT = 2

let seeded = 0

/** Another dust-trak at the first port of a device. Returns its connection. */
export async function seedDustTrak({ store }: StoreOnly, nodeId: string): Promise<string> {
  seeded += 1
  const id = `${nodeId.replace(/:0$/, '')}.${SEEDED_PORT}.1.${seeded}`
  await store.db
    .insertInto('sensors')
    .values({
      id,
      node_id: nodeId,
      name: 'dust-trak',
      model: 'DustTrak DRX 8543',
      vendor: 'TSI',
      sensor_type: 'DustTrak',
      com_port: SEEDED_PORT,
      com_type: 1,
      address: seeded,
      enabled: 1,
      debug: 0,
      configuration: '{}',
    })
    .execute()
  return id
}

/** Removes what is at a connection of a device, and returns the free connection. */
export async function freePort({ store }: StoreOnly, nodeId: string): Promise<SensorConnection> {
  await store.db
    .updateTable('sensors')
    .set({ removed_at: TEST_NOW_MS })
    .where('node_id', '=', nodeId)
    .where('com_port', '=', FREE_PORT)
    .execute()
  return { com_port: FREE_PORT, com_type: 1, address: 0 }
}
