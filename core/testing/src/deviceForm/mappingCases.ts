import { issueText, validateWith, type AnyDeviceFormDefinition } from '@airshed/contract'
import type { Node, Sensor } from '@airshed/schemas'
import type { ConformanceCase } from '../conformance/cases.ts'
import { deepFreeze } from '../widget/deepFreeze.ts'
import { matchingDevices } from './formDevices.ts'

/** A device form with the values for its cases. */
export interface FormSubject {
  plugin: AnyDeviceFormDefinition
  /** Values that the schema accepts. */
  valid: readonly (readonly [name: string, value: object])[]
  /** The sensor, or the device, after a payload was saved to it. */
  deviceOf: (payload: Record<string, unknown>) => Node | Sensor
}

const json = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}

const frozen = <Value>(value: Value): Value => deepFreeze(structuredClone(value))

/** Reading a device returns what was saved to it, and a bare device yields a complete form. */
export function mappingCases({ plugin, valid, deviceOf }: FormSubject): ConformanceCase[] {
  return [
    ...matchingDevices(plugin).map(([name, device]) => ({
      name: `reads a bare ${name}, for which it is offered, as settings that its schema accepts`,
      problems: async () => {
        const { default: validate } = await plugin.loadValidator()
        return validateWith(validate, plugin.fromDevice(frozen(device))).map(issueText)
      },
    })),
    {
      name: 'reads a device that reports nothing as settings that its schema accepts',
      problems: async () => {
        const { default: validate } = await plugin.loadValidator()
        const value: unknown = plugin.fromDevice(frozen(deviceOf({})))
        return validateWith(validate, value).map(issueText)
      },
    },
    ...valid.map(([name, value]) => ({
      name: `reads from the device what it saved to it (${name})`,
      problems: () => {
        const throughDevice = (sent: object): object =>
          plugin.fromDevice(frozen(deviceOf(plugin.toPayload(frozen(sent))))) as object
        const read = throughDevice(value)
        const again = throughDevice(read)
        // Parts that the payload leaves out come from the device.
        const whole = { ...read, ...value }
        return [
          ...(json(read) === json(whole) ? [] : [`expected ${json(whole)}, got ${json(read)}`]),
          ...(json(again) === json(read)
            ? []
            : [`the second time: expected ${json(read)}, got ${json(again)}`]),
        ]
      },
    })),
  ]
}

/** `settle` is pure, idempotent, and leaves valid values unchanged. */
export function settleCases({ plugin, valid }: FormSubject): ConformanceCase[] {
  const pairs = valid.flatMap((previous) => valid.map((next) => [previous, next] as const))
  return [
    {
      name: 'puts settings right once for all',
      problems: () =>
        pairs.flatMap(([[from, previous], [to, next]]) => {
          const once: unknown = plugin.settle(frozen(previous), frozen(next))
          const again: unknown = plugin.settle(frozen(previous), frozen(once))
          const still: unknown = plugin.settle(frozen(once), frozen(once))
          return [again, still]
            .filter((value) => json(value) !== json(once))
            .map((value) => `${from} → ${to}: expected ${json(once)} to stay, got ${json(value)}`)
        }),
    },
    {
      name: 'makes settings that its schema accepts of each change',
      problems: async () => {
        const { default: validate } = await plugin.loadValidator()
        return pairs.flatMap(([[from, previous], [to, next]]) =>
          validateWith(validate, plugin.settle(frozen(previous), frozen(next))).map(
            (issue) => `${from} → ${to}: ${issueText(issue)}`,
          ),
        )
      },
    },
  ]
}
