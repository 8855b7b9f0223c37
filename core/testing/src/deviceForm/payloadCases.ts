import { createAjv, issuesOf, issueText } from '@airshed/contract'
import { SENSOR_SCHEMAS, sensorSchema } from '@airshed/schemas'
import type { ConformanceCase } from '../conformance/cases.ts'
import type { FormSubject } from './mappingCases.ts'

/** The server accepts what the form of a sensor saves, according to its schema for the driver. */
export function payloadCases({ plugin, valid }: FormSubject): ConformanceCase[] {
  const { subject, match } = plugin.manifest
  if (subject !== 'sensor') return []
  const drivers = (match.sensors ?? []).filter((name) => Object.hasOwn(SENSOR_SCHEMAS, name))
  return drivers.flatMap((driver) => {
    const accepts = createAjv().compile(sensorSchema(driver))
    return valid.map(([name, value]) => ({
      name: `saves ${name} as the server takes it of a ${driver}`,
      problems: () => {
        const payload = plugin.toPayload(structuredClone(value))
        return accepts(payload) ? [] : issuesOf(accepts.errors, payload).map(issueText)
      },
    }))
  })
}
