import type { Transaction } from 'kysely'
import { knownSettings } from '../../deviceChannel/knownSettings.ts'
import { readableNodeIds } from '../../../access/entities/nodes.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidBody, invalidField } from '../../../access/input/invalidField.ts'

type Settings = Readonly<Record<string, unknown>>

const DEVICES_PATH = '/settings/automation_devices'

/**
 * Checks which devices' air a purifier is asked to follow. The request is checked together with the previous
 * settings, because a call may name only one of the two.
 *
 * @param settings the requested ones, checked by the schema of the type
 * @param at path in the body of what is wrong with automation itself. Default: where `nodes/{id}` has its devices
 * @throws VALIDATION_FAILED for devices that the caller may not read or that do not exist, without distinguishing
 *   them, and for automation without any device
 */
export async function checkAutomation(
  tx: Transaction<Tables>,
  caller: Caller,
  nodeId: string,
  settings: Settings,
  at = DEVICES_PATH,
): Promise<void> {
  const { automation, automation_devices: devices } = settings
  if (Array.isArray(devices)) await checkReadable(tx, caller, devices as string[])
  const isNamed = automation !== undefined || devices !== undefined
  if (!isNamed || automation === 0) return
  const before = await knownSettings(tx, nodeId, ['automation', 'automation_devices'])
  const isOn = (automation ?? before['automation']) === 1
  const followed = devices ?? before['automation_devices']
  const isEmpty = !Array.isArray(followed) || followed.length === 0
  if (isOn && isEmpty) {
    throw invalidField(at, 'at least one device while automation is on', followed)
  }
}

async function checkReadable(
  tx: Transaction<Tables>,
  caller: Caller,
  ids: readonly string[],
): Promise<void> {
  const readable = new Set(await readableNodeIds(tx, caller, ids))
  const [first, ...rest] = ids.flatMap((id, nth) =>
    readable.has(id)
      ? []
      : [{ path: `${DEVICES_PATH}/${nth}`, expected: 'a device that you may read', got: id }],
  )
  if (first !== undefined) throw invalidBody([first, ...rest])
}
