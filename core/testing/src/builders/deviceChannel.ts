import type {
  DebugLine,
  DeviceCommand,
  DeviceEvent,
  NodeFacts,
  NodeSetting,
  NodeSettings,
  NodeWifi,
} from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000

/** A setting that a device reports as requested. */
export function nodeSetting(name: string, changes: Partial<NodeSetting> = {}): NodeSetting {
  return {
    name,
    desired: 1,
    reported: 1,
    state: 'applied',
    asked_at: TEST_NOW_MS - 90 * MINUTE_MS,
    asked_by: 'Olga Owner',
    reported_at: TEST_NOW_MS - 85 * MINUTE_MS,
    reason: null,
    ...changes,
  }
}

/** The settings of a device on the device channel, without a key of its own. */
export function nodeSettings(changes: Partial<NodeSettings> = {}): NodeSettings {
  return {
    channel: 'airshed',
    last_contact: TEST_NOW_MS - 2 * MINUTE_MS,
    key: null,
    settings: [],
    sensors: {},
    ...changes,
  }
}

/** A blink command that a device has executed. */
export function deviceCommand(index = 0, changes: Partial<DeviceCommand> = {}): DeviceCommand {
  const createdAt = TEST_NOW_MS - (index + 1) * 20 * MINUTE_MS
  return {
    _id: `command_${index}`,
    node_id: '1C00A3F7:0',
    sensor_id: null,
    name: 'blink',
    state: 'done',
    created_at: createdAt,
    created_by: index % 2 === 0 ? 'Olga Owner' : 'Ada Author',
    expires_at: createdAt + 5 * MINUTE_MS,
    sent_at: createdAt + MINUTE_MS,
    ended_at: createdAt + 2 * MINUTE_MS,
    data: null,
    reason: null,
    withdrawn_by: null,
    ...changes,
  }
}

/** A debug line of a device, each a minute before the one with the previous number. */
export function debugLine(index = 0, changes: Partial<DebugLine> = {}): DebugLine {
  return {
    _id: String(1000 - index),
    ts: TEST_NOW_MS - index * MINUTE_MS,
    tag: index % 2 === 0 ? 'sampler' : 'net',
    message: `cycle ${1000 - index} finished`,
    ...changes,
  }
}

/** An event of a device, each an hour before the one with the previous number. */
export function deviceEvent(index = 0, changes: Partial<DeviceEvent> = {}): DeviceEvent {
  return {
    _id: `event_${index}`,
    ts: TEST_NOW_MS - (index + 1) * 60 * MINUTE_MS,
    name: 'node.commanded',
    kind: 'commands',
    actor_kind: 'user',
    actor_name: index % 2 === 0 ? 'Olga Owner' : 'Ada Author',
    command: 'blink',
    changed: [],
    refused: [],
    organization: null,
    ...changes,
  }
}

/** The facts that a battery-powered device on Wi-Fi last reported. */
export function nodeFacts(changes: Partial<NodeFacts> = {}): NodeFacts {
  return {
    battery: {
      volts: 12.4,
      percent: null,
      is_charging: true,
      reported_at: TEST_NOW_MS - 3 * MINUTE_MS,
    },
    network: {
      kind: 'wifi',
      name: 'City Works',
      signal_dbm: -71,
      reported_at: TEST_NOW_MS - 3 * MINUTE_MS,
    },
    location: {
      latitude: 40.7121,
      longitude: -74.0098,
      accuracy_m: 4,
      reported_at: TEST_NOW_MS - 3 * MINUTE_MS,
    },
    firmware: { version: '3.2.1', hardware: 'Thiamis-1000' },
    rtu: null,
    mac_address: null,
    imei: null,
    iccid: null,
    imsi: null,
    ...changes,
  }
}

/** The Wi-Fi of a device that never received a scan command. */
export function nodeWifi(changes: Partial<NodeWifi> = {}): NodeWifi {
  return {
    node_id: '1C00A3F7:0',
    wifi_ssid: null,
    has_wifi_password: false,
    scan: null,
    networks: [],
    scanned_at: null,
    ...changes,
  }
}
