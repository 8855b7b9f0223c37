import type { DeviceFormManifest } from '../manifest/deviceFormManifest.ts'
import { deviceFamily } from './deviceFamily.ts'

/** What decides which forms are offered for a device as a whole, or for a sensor under it. */
export type FormFacts =
  | { readonly subject: 'node'; /** Type of the device. */ readonly type: string }
  | {
      readonly subject: 'sensor'
      /** Type of the device that it belongs to. */
      readonly type: string
      /** Its driver: `name` of the sensor. */
      readonly name: string
    }

type Matching = Pick<DeviceFormManifest, 'subject' | 'match'>

/** Whether a form is offered: each list of its `match` has to contain what it is about. */
export function matchesForm({ subject, match }: Matching, facts: FormFacts): boolean {
  const { sensors, types, families } = match
  return (
    subject === facts.subject &&
    (sensors === undefined || (facts.subject === 'sensor' && sensors.includes(facts.name))) &&
    (types === undefined || types.includes(facts.type)) &&
    (families === undefined || families.includes(deviceFamily(facts.type)))
  )
}

/** A driver says more than a type, a type more than a family, and several lists more than one. */
const narrowness = ({ match }: Matching): number =>
  (match.sensors === undefined ? 0 : 4) +
  (match.types === undefined ? 0 : 2) +
  (match.families === undefined ? 0 : 1)

/** The forms that are offered, the narrowest first; equally narrow ones stay in their order. */
export function matchingForms<Form extends { readonly manifest: Matching }>(
  forms: Iterable<Form>,
  facts: FormFacts,
): readonly Form[] {
  return [...forms]
    .filter(({ manifest }) => matchesForm(manifest, facts))
    .sort((one, other) => narrowness(other.manifest) - narrowness(one.manifest))
}
