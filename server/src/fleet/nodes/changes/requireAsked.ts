import { deviceModel, isPrivateSetting, settleLight } from '@airshed/domain'
import type { NodeChangeOrder } from '@airshed/schemas'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import { invalidField } from '../../../access/input/invalidField.ts'
import { contradictingLight } from '../configuration/askDevice.ts'
import type { SettingsCheck } from '../configuration/settingsOfType.ts'
import { chosenBy } from './startChanges.ts'

interface AskedOf {
  caller: Caller
  visible: VisibleRows
  check: SettingsCheck
}

/**
 * Checks what an order asks devices for. It has to suit at least one of their types: devices of other types are refused
 * one by one, but an order that all would refuse is not worth starting.
 *
 * @throws ApiError 400 VALIDATION_FAILED if settings or command are missing, for a setting that is private to a device, for
 *   settings that contradict each other, and for values that none of the devices takes; NOT_CONFIGURABLE or ACTION_NOT_SUPPORTED if none of them takes any
 */
export async function requireAsked(
  db: Db,
  { change, devices, settings, command }: NodeChangeOrder,
  { caller, visible, check }: AskedOf,
): Promise<void> {
  if (change === 'configure') {
    if (settings === undefined) throw invalidField('/settings', 'what is asked for', settings)
    // They are kept with the order, and name what concerns a single device.
    const own = Object.keys(settings).find(isPrivateSetting)
    if (own !== undefined) {
      throw invalidField(`/settings/${own}`, 'a setting that is not private to a device', own)
    }
    if (settleLight(settings, {}) === null) throw contradictingLight(settings)
  } else if (change !== 'command') return
  else if (command === undefined) throw invalidField('/command', 'a command', command)
  const types = await db
    .selectFrom('nodes')
    .select('type')
    .distinct()
    .where(chosenBy(devices, caller, visible))
    .execute()
  const problems = types.map(({ type }) => problemOf(type, { settings, command, check }))
  const [first] = problems
  if (first !== undefined && first !== null && !problems.includes(null)) throw first
}

/** What is wrong with an order for devices of a type; null: nothing. */
function problemOf(
  type: string,
  {
    settings,
    command,
    check,
  }: Pick<NodeChangeOrder, 'settings' | 'command'> & Pick<AskedOf, 'check'>,
): unknown {
  if (settings !== undefined) {
    try {
      check(type, settings)
      return null
    } catch (error) {
      return error
    }
  }
  const { commands } = deviceModel(type)
  if (commands.some((name) => name === command)) return null
  const known = commands.length === 0 ? 'none' : commands.join(', ')
  return apiError('ACTION_NOT_SUPPORTED', { type, action: String(command), known })
}
