import { Type } from 'typebox'
import { DeviceCommand } from '../channel/deviceCommand.ts'
import { Id } from '../common.ts'
import {
  AvailableSensorQuery,
  AvailableSensors,
  Sensor,
  SensorCreate,
  SensorEdit,
} from '../sensor.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const BySensor = Type.Object({ id: Id, sensorId: Id }, { additionalProperties: false })

export const listAvailableSensors = defineCall({
  method: 'PUT',
  reads: true,
  path: '/nodes/available_devices',
  entity: 'nodes',
  summary: 'Sensors that can be attached to a device, each with the connections that are free',
  body: AvailableSensorQuery,
  answer: AvailableSensors,
  tokens: 'any',
  access: { list: 'held_nodes', permission: 'manage_devices' },
})

export const addSensor = defineCall({
  method: 'POST',
  path: '/nodes/:id/sensors',
  entity: 'nodes',
  summary: 'Attach a sensor to a device, which is asked to read it',
  params: ById,
  body: SensorCreate,
  answer: Sensor,
  status: 201,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'node.sensor-added',
  changes: ['nodes'],
})

export const editSensor = defineCall({
  method: 'PUT',
  path: '/nodes/:id/sensors/:sensorId',
  entity: 'nodes',
  summary: 'Ask a sensor of a device for settings',
  params: BySensor,
  body: SensorEdit,
  answer: Sensor,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'node.sensor-changed',
  changes: ['nodes'],
})

export const removeSensor = defineCall({
  method: 'DELETE',
  path: '/nodes/:id/sensors/:sensorId',
  entity: 'nodes',
  summary: 'Remove a sensor from a device, which is asked to stop reading it; its readings stay',
  params: BySensor,
  answer: Nothing,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'node.sensor-removed',
  changes: ['nodes'],
})

export const autoZeroSensor = defineCall({
  method: 'PUT',
  path: '/nodes/:id/sensors/:sensorId/actions/auto_zero',
  entity: 'nodes',
  summary: 'Request a sensor to find its zero in filtered air, at most every five minutes',
  params: BySensor,
  answer: DeviceCommand,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  limit: { perMinute: 120, by: 'caller' },
  audit: 'node.commanded',
  changes: ['nodes'],
})
