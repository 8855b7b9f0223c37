import { createHash } from 'node:crypto'
import { issueText } from '@airshed/contract'
import {
  SCRIPT_BYTES_MAX,
  SCRIPTS_MAX,
  type NodeScript,
  type NodeScriptSave,
} from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError, conflictWith } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { lockChannel } from './lockChannel.ts'
import { findScript, scriptView, type ScriptRow } from './scriptRows.ts'
import { dropPassing, forgetOldVersions, readScriptVersion } from './scriptVersions.ts'

/** Deleted files of one device that are remembered, the newest ones. */
const DELETED_MAX = 50

/** A text to be saved under a name. */
interface ScriptSave extends NodeScriptSave {
  nodeId: string
  name: string
  /** Name of the user who saves it. */
  by: string
  /** ms UTC. */
  now: number
}

export interface SavedScript {
  script: NodeScript
  /** False: the text was saved already, and the device has not refused it. */
  isChanged: boolean
  /** The previous version was dropped: the same user continued editing. */
  isPassing: boolean
}

/**
 * Saves a script file as a new version and notifies the device. A text that is already saved is sent
 * again if the device refused it.
 *
 * @throws CONFLICT with the newest version if the file was saved or deleted in the meantime; SCRIPT_LIMIT
 */
export async function saveScript(tx: Transaction<Tables>, save: ScriptSave): Promise<SavedScript> {
  const { nodeId, name, text, now, by } = save
  const size = Buffer.byteLength(text)
  if (size > SCRIPT_BYTES_MAX) {
    throw invalid('/text', `at most ${SCRIPT_BYTES_MAX} bytes`, `${size} bytes`)
  }
  const channel = await lockChannel(tx, nodeId)
  const known = await findScript(tx, nodeId, name)
  const live = known?.is_deleted === false ? known : undefined
  if (save.based_on !== (live?.version ?? null)) throw conflict(name, known, save.based_on)
  const digest = createHash('sha256').update(text).digest('hex')
  await requireRestored(tx, save, digest)
  const isSame = live?.digest === digest
  if (isSame && live.refused_digest !== digest) {
    return { script: scriptView(live), isChanged: false, isPassing: false }
  }
  if (live === undefined) await requireRoom(tx, nodeId)
  const version = isSame ? live.version : (known?.version ?? 0) + 1
  const position = channel.position + 1
  const goesOn = save.continues === true && save.restored_from === undefined && !isSame
  const isPassing = goesOn && live !== undefined && (await dropPassing(tx, live, by))
  await tx.updateTable('device_channels').set({ position }).where('node_id', '=', nodeId).execute()
  const head = {
    version,
    digest,
    is_deleted: false,
    position,
    changed_at: now,
    refused_digest: null,
    refused_reason: null,
  }
  await tx
    .insertInto('device_scripts')
    .values({ node_id: nodeId, name, ...head, reported_digest: null, reported_at: null })
    .onConflict((clash) => clash.columns(['node_id', 'name']).doUpdateSet(head))
    .execute()
  if (!isSame) {
    const restoredFrom = save.restored_from ?? null
    await tx
      .insertInto('device_script_versions')
      .values({
        node_id: nodeId,
        name,
        version,
        digest,
        size,
        text,
        saved_at: now,
        saved_by: by,
        restored_from: restoredFrom,
      })
      .execute()
    await forgetOldVersions(tx, nodeId, name)
  }
  const saved = await findScript(tx, nodeId, name)
  if (saved === undefined) throw new Error(`Script ${name} of ${nodeId} is lost`)
  return { script: scriptView(saved), isChanged: true, isPassing }
}

function conflict(name: string, newest: ScriptRow | undefined, basedOn: number | null) {
  if (newest === undefined) {
    return conflictWith(`${name} does not exist here. Save it as a new file`, null)
  }
  const got = basedOn === null ? 'a new file' : `version ${basedOn}`
  const reason = newest.is_deleted
    ? `${name} was deleted: expected a new file, got ${got}. Save it as a new one`
    : `${name} was saved by ${newest.saved_by}: expected version ${newest.version}, got ${got}. Load it again`
  return conflictWith(reason, scriptView(newest))
}

async function requireRestored(
  tx: Transaction<Tables>,
  { nodeId, name, restored_from: version }: ScriptSave,
  digest: string,
): Promise<void> {
  if (version === undefined) return
  const found = await readScriptVersion(tx, nodeId, name, version)
  if (found?.digest !== digest) {
    throw invalid('/restored_from', 'a version with this text', `version ${version}`)
  }
}

/** Makes room for one more file, or throws if there can be none. */
async function requireRoom(tx: Transaction<Tables>, nodeId: string): Promise<void> {
  const rows = await tx
    .selectFrom('device_scripts')
    .select(['name', 'is_deleted'])
    .where('node_id', '=', nodeId)
    .orderBy('changed_at', 'desc')
    .execute()
  if (rows.filter((row) => !row.is_deleted).length >= SCRIPTS_MAX) {
    throw apiError('SCRIPT_LIMIT', { limit: String(SCRIPTS_MAX) })
  }
  const forgotten = rows.filter((row) => row.is_deleted).slice(DELETED_MAX)
  if (forgotten.length === 0) return
  await tx
    .deleteFrom('device_scripts')
    .where('node_id', '=', nodeId)
    .where('is_deleted', '=', true)
    .where(
      'name',
      'in',
      forgotten.map((row) => row.name),
    )
    .execute()
}

function invalid(path: string, expected: string, got: string) {
  const issue = { path, expected, got }
  const parts = { where: 'The body', first: issueText(issue) }
  return apiError('VALIDATION_FAILED', parts, [issue])
}
