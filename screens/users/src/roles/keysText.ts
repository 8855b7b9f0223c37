import { ROLE_PERMISSIONS, type GivenRole, type UserRole } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** A question with the keys that stop: "Two ingest keys and the keys of 3 devices stop with it." */
export function withKeys(question: string, ended: readonly UserRole[], intl: PluginIntl): string {
  const keys = ended.reduce((sum, one) => sum + (one.keys?.ingest_keys ?? 0), 0)
  const devices = ended.reduce((sum, one) => sum + (one.keys?.devices ?? 0), 0)
  if (keys + devices === 0) return question
  const parts = [
    ...(keys === 0 ? [] : [intl.formatMessage({ id: 'roles.keys.ingest' }, { count: keys })]),
    ...(devices === 0
      ? []
      : [intl.formatMessage({ id: 'roles.keys.devices' }, { count: devices })]),
  ]
  const what = intl.formatList(parts, { type: 'conjunction' })
  return `${question} ${intl.formatMessage({ id: 'roles.keys' }, { what })}`
}

/** Whether keys stop when a role becomes another one: they need the right to make keys. */
export const endsKeys = ({ keys }: UserRole, wanted: GivenRole): boolean =>
  keys !== undefined && !ROLE_PERMISSIONS[wanted].includes('manage_devices')
