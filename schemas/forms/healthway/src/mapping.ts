import { reportedNumber, type Node } from '@airshed/kit/define'
import { DEFAULTS, type HealthwaySettings } from './schema.ts'

const flagOr = (value: unknown, otherwise: boolean): boolean =>
  value === 1 || value === 0 ? value === 1 : otherwise

const fieldsOf = (cron: string): string => cron.trim().replaceAll(/\s+/g, ' ')

/**
 * The settings of the purifier; what it does not report stands at its default. A speed or a schedule
 * that is none stays: the form shows it, and refuses to save it.
 */
export function fromDevice({ settings: wire = {} }: Node): HealthwaySettings {
  const cron = typeof wire['cron'] === 'string' ? fieldsOf(wire['cron']) : ''
  return {
    dfs: flagOr(wire['dfs'], DEFAULTS.dfs),
    speed: reportedNumber(wire['speed'], DEFAULTS.speed),
    automation: flagOr(wire['automation'], DEFAULTS.automation),
    ...(cron === '' ? {} : { cron }),
  }
}

/** The body of the call that asks the purifier for these settings; no schedule is an empty text. */
export function toPayload({ dfs, speed, automation, cron = '' }: HealthwaySettings) {
  return { settings: { dfs: dfs ? 1 : 0, speed, automation: automation ? 1 : 0, cron } }
}

/** What the body has under `settings` are fields of the form. */
export const issuePath = (path: string): string => path.replace(/^\/settings(?=\/)/, '')
