import { saveScript } from '../../fleet/deviceChannel/saveScript.ts'
import type { ServerContext } from '../../context.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/** The file that {@link seedScript} makes. */
export const SAMPLE_SCRIPT = 'main.lua'

/** Gives a device a single script file in its first version. */
export async function seedScript(
  { store }: Pick<ServerContext, 'store'>,
  nodeId: string,
): Promise<void> {
  await store.db.deleteFrom('device_scripts').where('node_id', '=', nodeId).execute()
  const text = 'print("air")\n'
  const save = { nodeId, name: SAMPLE_SCRIPT, text, based_on: null, by: 'Ana', now: TEST_NOW_MS }
  await store.db.transaction().execute((tx) => saveScript(tx, save))
}
