import { deviceModel, isSecretSetting } from '@airshed/domain'
import { DEBUG_LEVELS, type DeviceCommandName, type OutboxMessage } from '@airshed/schemas'
import type { DemoNode } from '../fleet/fleet.ts'

/** The shortest interval that the instruments of the fleet keep up with, ms. */
const INTERVAL_MIN_MS = 5_000

/** Settings of a simulated device by name. */
export type DemoSettings = Readonly<Record<string, unknown>>
type Answer = { ok: true; data?: Record<string, unknown> } | { ok: false; reason: string }

/** The device that logs what it does from the beginning. */
const LOGGED_NAME = 'Quay Street'

/** Whether a device was delivered with reporting of its own location. */
export const placesItself = ({ type }: DemoNode): boolean => type === 'Thiamis-X'

/** The settings that a device of the fleet was delivered with, as far as its kind reports them. */
export function deliveredSettings(node: DemoNode): DemoSettings {
  const { channel, settings } = deviceModel(node.type)
  // A monitor that only fetches its settings never reports them.
  if (channel !== 'airshed') return {}
  return {
    interval: node.intervalMs,
    ...(settings === 'healthway' ? PURIFIER : thiamisSettings(node)),
  }
}

const PURIFIER: DemoSettings = { dfs: 1, speed: 50, automation: 0, cron: '', scheduler: {} }
const thiamisSettings = (node: DemoNode): DemoSettings => ({
  ...(isIndoor(node) ? { wifi_ssid: HOME_NETWORK } : {}),
  enabled: 1,
  debug: 0,
  bluetooth_share: 0,
  enable_led: 1,
  led_aq: 0,
  enable_battery: 1,
  enable_temperature: 1,
  enable_pressure: 1,
  enable_humidity: 1,
  enable_gps: placesItself(node) ? 1 : 0,
  pm_config: 'off',
  voc_unit: 'ppb',
  temp_f: 0,
  units: { pressure: 'auto', windspeed: 'auto', precipitation: 'auto', temperature: 'auto' },
  channels: [],
  debug_level: node.name === LOGGED_NAME ? DEBUG_LEVELS.indexOf('info') : 0,
  debug_tags: [],
})

/**
 * How a simulated device responds to requested settings: it refuses what a real one of its kind could
 * not do.
 */
export function applySettings(
  node: DemoNode,
  asked: DemoSettings,
): Pick<Extract<OutboxMessage, { type: 'reported' }>, 'settings' | 'refused'> {
  const refused = Object.entries(asked).flatMap(([name, value]) => {
    const reason = refusalOf(node, name, value)
    return reason === null ? [] : [{ name, reason }]
  })
  const names = new Set(refused.map(({ name }) => name))
  return {
    // It never reports a password back.
    settings: Object.fromEntries(
      Object.entries(asked).filter(([name]) => !names.has(name) && !isSecretSetting(name)),
    ),
    refused,
  }
}

function refusalOf(node: DemoNode, name: string, value: unknown): string | null {
  if (name === 'interval' && typeof value === 'number' && value < INTERVAL_MIN_MS) {
    return `Shortest interval: ${INTERVAL_MIN_MS / 1000} s`
  }
  if (name === 'wifi_ssid' && !NETWORKS.some(({ ssid }) => ssid === value)) {
    return 'No such network in range'
  }
  if (name === 'enable_gps' && value === 1 && isIndoor(node)) return 'No GPS receiver fitted'
  return null
}

/** How a simulated device answers a command. */
export function answerCommand(node: DemoNode, name: DeviceCommandName): Answer {
  switch (name) {
    case 'wifi_scan':
      return { ok: true, data: { networks: NETWORKS } }
    case 'sim_reset':
      return isIndoor(node) ? { ok: false, reason: 'No SIM card' } : { ok: true }
    default:
      return { ok: true }
  }
}

/** Whether a device is indoors: on mains power, on Wi-Fi, without a view of satellites. */
export const isIndoor = ({ type }: DemoNode): boolean => /^(Aethair IAQ|Driq|Purifier)/.test(type)

/** The network that indoor devices use. */
const HOME_NETWORK = 'City Works'
const NETWORKS = [
  { ssid: 'Alder Bay Free', signal_dbm: -58, is_open: true },
  { ssid: 'Harbour Office', signal_dbm: -67, is_open: false },
  { ssid: HOME_NETWORK, signal_dbm: -81, is_open: false },
]
