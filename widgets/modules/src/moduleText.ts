import type { PluginIntl } from '@airshed/kit'
import type { ModuleRow } from './moduleRows.ts'

/** The name of a sensor; without a configured one it is called built-in. */
export function moduleName({ name, title, id }: ModuleRow, intl: PluginIntl): string {
  return name === null ? intl.formatMessage({ id: 'builtIn' }) : title || id
}

const MESSAGES = [
  ['sensorFault', 'fault.sensor'],
  ['invalid', 'fault.invalid'],
  ['implausible', 'fault.implausible'],
  ['unknownTime', 'fault.unknownTime'],
  ['rejected', 'fault.rejected'],
] as const

/** What is wrong with a sensor; empty if no problem is known. */
export function faultText(
  { faults, isClockAhead, isClockUnset }: ModuleRow,
  intl: PluginIntl,
): string {
  const words: string[] = []
  for (const [reason, id] of MESSAGES) {
    const names = faults.filter((fault) => fault.reason === reason).map(({ name }) => name)
    if (names.length > 0) words.push(intl.formatMessage({ id }, { names: names.join(', ') }))
  }
  if (isClockAhead) words.push(intl.formatMessage({ id: 'fault.clock' }))
  if (isClockUnset) words.push(intl.formatMessage({ id: 'fault.clockUnset' }))
  return words.join('; ')
}
