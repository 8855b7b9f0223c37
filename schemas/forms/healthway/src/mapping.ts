import { reportedNumber, type Node } from '@airshed/kit/define'
import { DEFAULTS, type HealthwaySettings } from './schema.ts'

const flagOr = (value: unknown, otherwise: boolean): boolean =>
  value === 1 || value === 0 ? value === 1 : otherwise

const fieldsOf = (cron: string): string => cron.trim().replaceAll(/\s+/g, ' ')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The hours as reported, without empty days; undefined: no hours at all. */
function hoursOf(scheduler: unknown): HealthwaySettings['scheduler'] {
  if (scheduler === undefined || scheduler === null) return undefined
  if (!isRecord(scheduler)) return scheduler as HealthwaySettings['scheduler']
  const days = Object.entries(scheduler).filter(
    ([, hours]) => !isRecord(hours) || Object.keys(hours).length > 0,
  )
  return days.length === 0
    ? undefined
    : (Object.fromEntries(days) as HealthwaySettings['scheduler'])
}

/** Devices as reported; anything but a list counts as none. */
const devicesOf = (devices: unknown): string[] => (Array.isArray(devices) ? devices : [])

/**
 * The settings of the purifier; unreported ones have their defaults. An invalid speed, schedule or working hours stay:
 * the form shows them, and refuses to save them.
 */
export function fromDevice({ settings: wire = {} }: Node): HealthwaySettings {
  const hours = hoursOf(wire['scheduler'])
  const cron = typeof wire['cron'] === 'string' ? fieldsOf(wire['cron']) : ''
  return {
    dfs: flagOr(wire['dfs'], DEFAULTS.dfs),
    speed: reportedNumber(wire['speed'], DEFAULTS.speed),
    automation: flagOr(wire['automation'], DEFAULTS.automation),
    automation_devices: devicesOf(wire['automation_devices']),
    ...(cron === '' ? {} : { cron }),
    ...(hours === undefined ? {} : { scheduler: hours }),
  }
}

/**
 * The body of the call that requests these settings of the purifier; no schedule is an empty text, no working hours are
 * an empty week.
 */
export function toPayload(value: HealthwaySettings) {
  const { dfs, speed, automation, automation_devices, cron = '', scheduler = {} } = value
  return {
    settings: {
      dfs: dfs ? 1 : 0,
      speed,
      automation: automation ? 1 : 0,
      automation_devices,
      cron,
      scheduler,
    },
  }
}

/** Paths under `settings` of the body are fields of the form. */
export const issuePath = (path: string): string => path.replace(/^\/settings(?=\/)/, '')
