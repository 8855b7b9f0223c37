import {
  deleteNodeScript,
  getNodeScript,
  listNodeScripts,
  listNodeScriptVersions,
  saveNodeScript,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { deleteScript } from '../../deviceChannel/deleteScript.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import { saveScript } from '../../deviceChannel/saveScript.ts'
import { findScript, findScripts } from '../../deviceChannel/scriptRows.ts'
import { readScriptVersion } from '../../deviceChannel/scriptVersions.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import type { Db } from '../../../storage/store/db.ts'
import { requireScripts } from './requireScripts.ts'
import { findScriptVersions } from './versions.ts'

const noSuchScript = (name: string) => apiError('NOT_FOUND', { what: 'Script', id: name })

async function requireScript(db: Db, nodeId: string, name: string) {
  const script = await findScript(db, nodeId, name)
  if (script === undefined) throw noSuchScript(name)
  return script
}

/** The script files of devices: read, saved, deleted, and their versions. */
export const scriptHandlers = ({ bus, clock }: ServerContext): Handler[] => [
  answer(listNodeScripts, async ({ db, row }) => {
    requireScripts(row)
    const scripts = await findScripts(db, row.id)
    const channel = await db
      .selectFrom('device_channels')
      .select('last_contact')
      .where('node_id', '=', row.id)
      .executeTakeFirst()
    return { last_contact: channel?.last_contact ?? null, scripts }
  }),

  // A deleted file has no newest text, but keeps its earlier versions.
  answer(getNodeScript, async ({ db, row, params: { name }, query: { version } }) => {
    requireScripts(row)
    const script = await requireScript(db, row.id, name)
    if (version === undefined && script.is_deleted) throw noSuchScript(name)
    const wanted = version ?? script.version
    const found = await readScriptVersion(db, row.id, name, wanted)
    if (found === undefined) {
      throw apiError('NOT_FOUND', { what: 'Version', id: `${wanted} of ${name}` })
    }
    const { node_id: _, ...detail } = found
    return detail
  }),

  answer(listNodeScriptVersions, async ({ db, row, params: { name }, query }) => {
    requireScripts(row)
    await requireScript(db, row.id, name)
    return findScriptVersions(db, { nodeId: row.id, name }, query)
  }),

  change(saveNodeScript, {
    run: async ({ tx, row, params: { name }, body, actor, record, unchanged }) => {
      requireScripts(row)
      const save = { ...body, nodeId: row.id, name, by: actor.name, now: clock() }
      const { script, isChanged, isPassing } = await saveScript(tx, save)
      if (!isChanged) {
        unchanged()
        return script
      }
      const { version, digest, size } = script
      // Editing saves every few seconds, so the audit log only lists saves that are kept as versions.
      record({ detail: { script: name, version, digest, size }, isAudited: !isPassing })
      await wakeDevice(tx, bus, row.id)
      return script
    },
  }),

  change(deleteNodeScript, {
    run: async ({ tx, row, params: { name }, record }) => {
      requireScripts(row)
      const version = await deleteScript(tx, { nodeId: row.id, name, now: clock() })
      if (version === undefined) throw noSuchScript(name)
      record({ detail: { script: name, version } })
      await wakeDevice(tx, bus, row.id)
      return null
    },
  }),
]
