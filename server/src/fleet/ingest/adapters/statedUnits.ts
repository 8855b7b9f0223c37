import { compassDegrees } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import { presetMeaning } from './decoderPresets.ts'
import { isRecord, pointer, type Collector } from '../collector.ts'
import { isDirection } from '../rules/numbers.ts'
import { parameterOfKey } from '../rules/parameterNames.ts'
import { unitAtEndOf } from '../rules/unitSuffixes.ts'

/** Where the readings of a payload come from. */
export type Source = Parameters<Collector['reading']>[0]

const NESTING_MAX = 4

/**
 * Values whose keys the owner of a device chose: the output of a payload formatter, or of a program on an
 * ESP. Only its author knows the units, so a key is mapped to a parameter only if its unit is stated:
 * `{ "value": 968, "unit": "hPa" }`, `"pressure_unit": "hPa"`,
 * `"units": { "pressure": "hPa" }`, or a key that ends with it, such as `pressure_hpa`. Others are
 * stored unmapped, unless the payload says that a decoder wrote it whose maker documents the units. Nested objects become keys joined by a dot.
 *
 * @param place steps that lead to the values in the payload
 */
export function decodeStatedUnits(
  collector: Collector,
  source: Source,
  payload: Record<string, unknown>,
  place: readonly string[],
): void {
  const units = isRecord(payload['units']) ? payload['units'] : {}
  for (const [key, value] of Object.entries(payload)) {
    if (isUnitOfAnother(key, payload)) continue
    const path = pointer(...place, key)
    const pair = isRecord(value) && 'value' in value && typeof value['unit'] === 'string'
    if (isRecord(value) && !pair) {
      decodeNested(collector, source, value, { place, above: [key] })
      continue
    }
    const suffix = unitAtEndOf(key)
    const preset = presetMeaning(payload, key)
    const stated = pair ? value['unit'] : (payload[`${key}_unit`] ?? units[key])
    const unit = typeof stated === 'string' ? stated : (suffix?.unit ?? preset?.[1] ?? null)
    const named =
      parameterOfKey(key) ?? (suffix === null ? (preset?.[0] ?? null) : parameterOfKey(suffix.key))
    // A point of the compass needs no unit.
    const sent = pair ? value['value'] : value
    const isWord =
      typeof sent === 'string' && isDirection(named) && compassDegrees(sent) !== undefined
    collector.reading(
      source,
      key,
      sent,
      { parameterId: unit === null && !isWord ? unitless(named) : named, unit, field: key },
      path,
    )
  }
}

/** Whether a key states the unit of another key, or of several. */
const isUnitOfAnother = (key: string, payload: Record<string, unknown>): boolean =>
  (key === 'units' && isRecord(payload[key])) ||
  (key.endsWith('_unit') &&
    typeof payload[key] === 'string' &&
    Object.hasOwn(payload, key.slice(0, -'_unit'.length)))

function decodeNested(
  collector: Collector,
  source: Source,
  values: Record<string, unknown>,
  { place, above }: { place: readonly string[]; above: readonly string[] },
): void {
  for (const [key, value] of Object.entries(values)) {
    const steps = [...above, key]
    if (isRecord(value) && steps.length <= NESTING_MAX) {
      decodeNested(collector, source, value, { place, above: steps })
      continue
    }
    const path = pointer(...place, ...steps)
    const field = steps.join('.')
    collector.reading(source, field, value, { parameterId: null, unit: null, field }, path)
  }
}

/** The parameter if it is dimensionless, so that no unit has to be stated. */
const unitless = (parameterId: string | null): string | null =>
  parameterId !== null && parameterById(parameterId)?.unit === '' ? parameterId : null
