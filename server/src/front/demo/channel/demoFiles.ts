import type { InboxMessage, MessageOf } from '@airshed/schemas'
import { readScriptFile } from '../../../fleet/deviceChannel/scriptFileRoute.ts'
import type { Db } from '../../../storage/store/db.ts'
import { luaProblem } from './luaProblem.ts'

type FileMessage = Extract<InboxMessage, { type: 'files' }>

/**
 * How a simulated device handles file messages: it fetches and keeps files whose blocks close, and removes
 * those that were deleted.
 *
 * @param messages in order, at least one
 */
export async function takeOverFiles(
  db: Db,
  nodeId: string,
  messages: readonly FileMessage[],
): Promise<MessageOf<'files'>> {
  const held = await heldFiles(db, nodeId)
  const refused: NonNullable<MessageOf<'files'>['refused']> = []
  for (const { name, is_deleted: isDeleted } of messages) {
    const file = isDeleted === true ? undefined : await readScriptFile(db, nodeId, name)
    if (file === undefined) {
      held.delete(name)
      continue
    }
    const reason = luaProblem(file.text)
    if (reason === null) held.set(name, file.digest)
    else refused.push({ name, digest: file.digest, reason })
  }
  return {
    type: 'files',
    id: `files ${messages.at(-1)?.position}`,
    files: [...held].map(([name, digest]) => ({ name, digest })),
    refused,
  }
}

/** Name → digest of what the device last reported: the only record of what it has. */
async function heldFiles(db: Db, nodeId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('device_scripts')
    .select(['name', 'reported_digest'])
    .where('node_id', '=', nodeId)
    .execute()
  return new Map(
    rows.flatMap(({ name, reported_digest: digest }) => (digest === null ? [] : [[name, digest]])),
  )
}
