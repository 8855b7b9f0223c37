import { DEBUG_LEVELS } from '@airshed/console-kit/define'
import { periodWords, type PluginIntl } from '@airshed/kit'

/** Settings that are 0 or 1 and mean off or on. */
const isSwitch = (name: string): boolean => name.startsWith('enable_') || SWITCHES.has(name)

const SWITCHES: ReadonlySet<string> = new Set([
  'led_aq',
  'enabled',
  'debug',
  'bluetooth_share',
  'temp_f',
  'dfs',
  'automation',
])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The units of a device by quantity: "Pressure hPa, Wind speed automatic". */
const unitText = (units: Readonly<Record<string, unknown>>, intl: PluginIntl): string =>
  Object.entries(units)
    .map(([quantity, unit]) => {
      const words = unit === 'auto' ? intl.formatMessage({ id: 'setting.auto' }) : String(unit)
      return `${settingName(`units.${quantity}`, intl)} ${words}`
    })
    .join(', ')

/** What a channel is called; its number, from 1, if it has no name. */
const channelName = (channel: unknown, index: number): string => {
  const name = isRecord(channel) ? channel['name'] : undefined
  return typeof name === 'string' && name !== '' ? name : String(index + 1)
}

/** Name of a setting as text if this screen knows it, otherwise its name on the device. */
export function settingName(name: string, intl: PluginIntl): string {
  const id = `setting.${name}`
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : name
}

/** Hours of a week covered by a schedule. */
function hoursOf(scheduler: unknown): number {
  const days = Object.values(typeof scheduler === 'object' && scheduler !== null ? scheduler : {})
  return days
    .map((hours) => (typeof hours === 'object' && hours !== null ? Object.keys(hours).length : 0))
    .reduce((sum, hours) => sum + hours, 0)
}

/** Value of a setting as text; anything but text and numbers is written as JSON. */
export function settingValue(name: string, value: unknown, intl: PluginIntl): string {
  const onOff = (isOn: boolean) => intl.formatMessage({ id: isOn ? 'setting.on' : 'setting.off' })
  if (name === 'wifi_password') return intl.formatMessage({ id: 'setting.hidden' })
  if (typeof value === 'boolean') return onOff(value)
  if (isSwitch(name) && (value === 0 || value === 1)) return onOff(value === 1)
  if (name === 'debug_level' && typeof value === 'number') {
    const level = DEBUG_LEVELS[value]
    if (level !== undefined) return intl.formatMessage({ id: `debug.level.${level}` })
  }
  if (name === 'scheduler') {
    return intl.formatMessage({ id: 'setting.hours' }, { hours: hoursOf(value) })
  }
  if (name === 'automation_devices' && Array.isArray(value)) {
    return value.length === 0 ? intl.formatMessage({ id: 'setting.none' }) : value.join(', ')
  }
  if (name === 'units' && isRecord(value)) return unitText(value, intl)
  if (name === 'channels' && Array.isArray(value)) {
    return value.length === 0
      ? intl.formatMessage({ id: 'setting.none' })
      : value.map(channelName).join(', ')
  }
  if (name === 'debug_tags' && Array.isArray(value)) {
    return value.length === 0 ? intl.formatMessage({ id: 'debug.tags.all' }) : value.join(', ')
  }
  if (typeof value === 'number') {
    return name === 'interval' ? periodWords(value, intl.locale) : intl.formatNumber(value)
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
