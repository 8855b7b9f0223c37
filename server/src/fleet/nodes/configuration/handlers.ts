import { deviceModel } from '@airshed/domain'
import {
  commandNode,
  editNode,
  getNodeSettings,
  getNodeWifi,
  listNodeCommands,
  listNodeDebug,
  listNodeEvents,
  makeNodeKey,
  revokeNodeKey,
  withdrawNodeCommand,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { addCommand } from '../../deviceChannel/addCommand.ts'
import { commandDetail } from '../../deviceChannel/commandDetail.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import { withdrawCommand } from '../../deviceChannel/withdrawCommand.ts'
import type { ServerContext } from '../../../context.ts'
import { makeDeviceKey } from '../../deviceKeys/deviceKey.ts'
import { giveDeviceKeys, NO_KEY } from '../../deviceKeys/giveDeviceKeys.ts'
import { holderOf } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import { keyMaker } from '../../../access/rights/makerHolds.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import { nodeView } from '../nodeView.ts'
import { checkAutomation } from './checkAutomation.ts'
import { checkPrivate } from './checkPrivate.ts'
import { findCommands } from './commands.ts'
import { applyEdit } from './editNode.ts'
import { editedType } from './editType.ts'
import { findDebugLines } from './debugLines.ts'
import { findDeviceEvents } from './deviceEvents.ts'
import { checkPayloadMapping } from './payloadMapping.ts'
import { createSettingsCheck } from './settingsOfType.ts'
import { wifiView } from './wifiView.ts'
import { settingsView } from './settingsView.ts'

/** The settings and commands of devices, and their keys. */
export function configurationHandlers(context: ServerContext): Handler[] {
  const { bus, clock } = context
  const checkSettings = createSettingsCheck()
  return [
    change(editNode, {
      run: async (args) => {
        const { row, body, caller } = args
        const type = editedType(row, body)
        if (body.settings !== undefined) {
          checkSettings(type, body.settings)
          await checkAutomation(args.tx, caller, row.id, body.settings)
          await checkPrivate(args.tx, row, body.settings)
        }
        if (body.payload_mapping !== undefined) checkPayloadMapping(type, body.payload_mapping)
        const now = clock()
        const described = await applyEdit(args, bus, now)
        return nodeView({ ...row, ...described }, caller, now)
      },
      respond: ({ params }, node) => {
        // Ingest caches whether a device waits for a location, and what its fields measure.
        ingestOf(context).forget(params.id)
        return node
      },
    }),
    answer(getNodeSettings, ({ db, row, caller }) => {
      const holder = holderOf(row)
      return settingsView(db, row, holder !== null && caller.can('manage_devices', holder))
    }),
    answer(getNodeWifi, ({ db, row }) => wifiView(db, row, clock())),
    change(commandNode, {
      run: async ({ tx, row, params, actor, record }) => {
        const { commands } = deviceModel(row.type)
        const name = commands.find((command) => command === params.action)
        if (name === undefined) {
          const known = commands.length === 0 ? 'none' : commands.join(', ')
          throw apiError('ACTION_NOT_SUPPORTED', { type: row.type, action: params.action, known })
        }
        const order = { nodeId: row.id, name, by: actor.name, now: clock() }
        const command = await addCommand(tx, order)
        const { _id: id } = command
        record({ detail: { command: id, action: name } })
        await wakeDevice(tx, bus, row.id)
        return command
      },
    }),
    change(withdrawNodeCommand, {
      run: async ({ tx, row, params, actor, record }) => {
        const order = { nodeId: row.id, id: params.command, by: actor.name, now: clock() }
        const command = await withdrawCommand(tx, order)
        const { _id: id, ...facts } = command
        record({ detail: commandDetail({ ...facts, id }) })
        return command
      },
    }),
    answer(listNodeCommands, ({ db, row, query }) => findCommands(db, row.id, query, clock())),
    answer(listNodeDebug, ({ db, row, query }) => findDebugLines(db, row.id, query)),
    answer(listNodeEvents, ({ db, row, query }) => findDeviceEvents(db, row, query)),
    change(makeNodeKey, {
      run: async ({ tx, row, caller, actor }) => {
        const now = clock()
        const key = makeDeviceKey()
        await giveDeviceKeys(tx, new Map([[row.id, key]]), {
          by: actor.name,
          userId: keyMaker(caller),
          organizationId: String(holderOf(row)),
          now,
        })
        await wakeDevice(tx, bus, row.id)
        return { serial: row.serial, key, made_at: now }
      },
    }),
    change(revokeNodeKey, {
      run: async ({ tx, row, unchanged }) => {
        const revoked = await tx
          .updateTable('device_channels')
          // The previous holder of the key is sent nothing more.
          .set(NO_KEY)
          .where('node_id', '=', row.id)
          .where('key_hash', 'is not', null)
          .returning('node_id')
          .executeTakeFirst()
        if (revoked === undefined) unchanged()
        else await wakeDevice(tx, bus, row.id)
        return settingsView(tx, row, true)
      },
    }),
  ]
}
