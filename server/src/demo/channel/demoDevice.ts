import { deviceModel } from '@airshed/domain'
import type { DeviceCommandName, OutboxMessage } from '@airshed/schemas'
import type { DemoNode } from '../fleet/fleet.ts'

/** The shortest interval that the instruments of the fleet keep up with, ms. */
const INTERVAL_MIN_MS = 5_000

type Settings = Readonly<Record<string, unknown>>
type Answer = { ok: true; data?: Record<string, unknown> } | { ok: false; reason: string }

/** The settings with which a device of the fleet was delivered. */
export const deliveredSettings = ({ intervalMs, type }: DemoNode): Settings => ({
  interval: intervalMs,
  ...(deviceModel(type).settings === 'healthway' ? PURIFIER : THIAMIS),
})

const PURIFIER: Settings = { dfs: 1, speed: 50, automation: 0, cron: '' }
const THIAMIS: Settings = {
  enable_led: 1,
  led_aq: 0,
  enable_battery: 1,
  enable_temperature: 1,
  enable_pressure: 1,
  enable_humidity: 1,
  enable_gps: 0,
  pm_config: 'off',
  voc_unit: 'ppb',
}

/**
 * What a simulated device makes of the settings that it is asked for: it refuses what a real one of
 * its kind could not do.
 */
export function applySettings(
  node: DemoNode,
  asked: Settings,
): Pick<Extract<OutboxMessage, { type: 'reported' }>, 'settings' | 'refused'> {
  const refused = Object.entries(asked).flatMap(([name, value]) => {
    const reason = refusalOf(node, name, value)
    return reason === null ? [] : [{ name, reason }]
  })
  const names = new Set(refused.map(({ name }) => name))
  return {
    settings: Object.fromEntries(Object.entries(asked).filter(([name]) => !names.has(name))),
    refused,
  }
}

function refusalOf(node: DemoNode, name: string, value: unknown): string | null {
  if (name === 'interval' && typeof value === 'number' && value < INTERVAL_MIN_MS) {
    return `Shortest interval: ${INTERVAL_MIN_MS / 1000} s`
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

const isIndoor = ({ type }: DemoNode): boolean => /^(Aethair IAQ|Driq)/.test(type)

const NETWORKS = [
  { ssid: 'Alder Bay Free', signal_dbm: -58, is_open: true },
  { ssid: 'Harbour Office', signal_dbm: -67, is_open: false },
  { ssid: 'City Works', signal_dbm: -81, is_open: false },
]
