import { addCommand } from '../../fleet/deviceChannel/addCommand.ts'
import type { ServerContext } from '../../context.ts'

/** A command that waits for a device, in place of others that did. Returns its id. */
export async function seedCommand(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  nodeId: string,
): Promise<string> {
  const { _id: id } = await store.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('device_commands').where('node_id', '=', nodeId).execute()
    return addCommand(tx, { nodeId, name: 'blink', by: 'Seed', now: clock() })
  })
  return id
}
