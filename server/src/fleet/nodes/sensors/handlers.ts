import {
  addSensor,
  autoZeroSensor,
  editSensor,
  listAvailableSensors,
  removeSensor,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import type { ServerContext } from '../../../context.ts'
import { nodeRows } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import { requireVersion } from '../configuration/nodeConflict.ts'
import { askSensor, describeSensor, requireChannel, settingsOf } from './askSensor.ts'
import { attachSensor, detachSensor, freeConnections } from './attach.ts'
import { startAutoZero } from './autoZero.ts'
import { findSensor } from './findSensor.ts'
import { checkProfile } from './checkProfile.ts'
import { createSensorCheck } from './sensorCheck.ts'

/** The sensors of devices: attaching, detaching, configuring and zeroing them. */
export function sensorHandlers({ bus, clock }: ServerContext): Handler[] {
  const checkEdit = createSensorCheck()
  return [
    answer(listAvailableSensors, async ({ db, visible, body: { node_id: id }, caller }) => {
      const node = await nodeRows(db).where('nodes.id', '=', id).where(visible).executeTakeFirst()
      const owner = node?.organization_id ?? null
      // A device that is only shared with an organization that the caller manages is not theirs to change.
      if (node === undefined || owner === null || !caller.can('manage_devices', owner)) {
        throw apiError('NOT_FOUND', { what: 'Node', id })
      }
      return [...(await freeConnections(db, node))]
    }),
    change(addSensor, {
      run: async ({ tx, row, body, actor, record }) => {
        requireChannel(row.type)
        const sensorId = await attachSensor(tx, row, body)
        const order = { node: row, sensorId, by: actor.name, now: clock() }
        await askSensor(tx, bus, order, { driver: body.name, enabled: 1 })
        record({ after: { sensor: sensorId, driver: body.name } })
        return describeSensor(tx, row.id, sensorId)
      },
    }),
    change(editSensor, {
      run: async ({ tx, row, body, params: { sensorId }, caller, actor, record, unchanged }) => {
        requireChannel(row.type)
        const { name } = await findSensor(tx, row.id, sensorId)
        const { version, ...edit } = body
        checkEdit(name, edit)
        const now = clock()
        await requireVersion(tx, caller, row, { version, now })
        await checkProfile(tx, { nodeId: row.id, sensorId, driver: name }, edit)
        const order = { node: row, sensorId, by: actor.name, now }
        const { before, after } = await askSensor(tx, bus, order, settingsOf(edit))
        if (Object.keys(after).length === 0) unchanged()
        else record({ before, after, detail: { sensor: sensorId } })
        return describeSensor(tx, row.id, sensorId)
      },
    }),
    change(removeSensor, {
      run: async ({ tx, row, params: { sensorId }, actor, record }) => {
        const now = clock()
        await detachSensor(tx, row, sensorId, now)
        await askSensor(tx, bus, { node: row, sensorId, by: actor.name, now }, { enabled: 0 })
        record({ before: { sensor: sensorId } })
        return null
      },
    }),
    change(autoZeroSensor, {
      run: async ({ tx, row, params: { sensorId }, actor, record }) => {
        requireChannel(row.type)
        const order = { node: row, sensorId, by: actor.name, now: clock() }
        const command = await startAutoZero(tx, order)
        const { _id: id, name: action } = command
        record({ detail: { command: id, action, sensor: sensorId } })
        await wakeDevice(tx, bus, row.id)
        return command
      },
    }),
  ]
}
