import type { DeviceFormManifest } from '../manifest/deviceFormManifest.ts'
import { deviceFamily } from './deviceFamily.ts'

/** The facts that decide which forms are offered for a whole device, or for one of its sensors. */
export type FormFacts =
  | { readonly subject: 'node'; /** Type of the device. */ readonly type: string }
  | {
      readonly subject: 'sensor'
      /** Type of the device that the sensor belongs to. */
      readonly type: string
      /** Its driver: `name` of the sensor. */
      readonly name: string
    }

type Matching = Pick<DeviceFormManifest, 'subject' | 'match'>

/** Whether a form is offered: every list of its `match` must contain the corresponding fact. */
export function matchesForm({ subject, match }: Matching, facts: FormFacts): boolean {
  const { sensors, types, families } = match
  return (
    subject === facts.subject &&
    (sensors === undefined || (facts.subject === 'sensor' && sensors.includes(facts.name))) &&
    (types === undefined || types.includes(facts.type)) &&
    (families === undefined || families.includes(deviceFamily(facts.type)))
  )
}

/** A driver is more specific than a type, a type than a family, and several lists than one. */
const narrowness = ({ match }: Matching): number =>
  (match.sensors === undefined ? 0 : 4) +
  (match.types === undefined ? 0 : 2) +
  (match.families === undefined ? 0 : 1)

/** The forms that are offered, the most specific first; equally specific ones keep their order. */
export function matchingForms<Form extends { readonly manifest: Matching }>(
  forms: Iterable<Form>,
  facts: FormFacts,
): readonly Form[] {
  return [...forms]
    .filter(({ manifest }) => matchesForm(manifest, facts))
    .sort((one, other) => narrowness(other.manifest) - narrowness(one.manifest))
}
