import { describeValue } from '@airshed/contract'
import { isDetectionLimit } from '@airshed/domain'
import { LISTED_MAX } from './collector.ts'
import type { Decoded, Reading } from './reading.ts'
import { faultFlag } from './rules/faults.ts'
import { isDirection } from './rules/numbers.ts'
import { nodeIdOf } from './settleReadings.ts'

/** What a field measures, and its unit; empty: it has none. */
interface FieldMeaning {
  readonly parameterId: string
  readonly unit: string
}

/** Field as the decoder writes it → what it measures. */
export type FieldMeanings = ReadonlyMap<string, FieldMeaning>

/** Whether the mapping of a device can refer to a reading. */
export const isMappable = ({ field }: Pick<Reading, 'field'>): boolean => field !== undefined

/**
 * Applies the field mappings of devices to readings, in place of what the payload says about them. Mapped
 * readings come first: if another value of the payload measures the same parameter, the mapped field becomes
 * the parameter. Points of the compass that no mapping calls a direction are left out.
 *
 * @param fieldsOf node id → its fields
 */
export function mapFields(decoded: Decoded, fieldsOf: ReadonlyMap<string, FieldMeanings>): Decoded {
  const meaningOf = ({ serial, field, key }: Reading): FieldMeaning | undefined => {
    if (field === undefined) return undefined
    const fields = fieldsOf.get(nodeIdOf(serial))
    // Data points show names without spaces: a mapping by such a name means this field.
    return fields?.get(field) ?? fields?.get(key)
  }
  const { yes: named = [], no: others = [] } = Object.groupBy(decoded.readings, (reading) =>
    meaningOf(reading) === undefined ? 'no' : 'yes',
  )
  const mapped = named.map((reading) => withMeaning(reading, meaningOf(reading)))
  return withoutWords({ ...decoded, readings: [...mapped, ...others] })
}

/** Leaves out points of the compass that are no directions, such as the state `N` of a switch. */
function withoutWords(decoded: Decoded): Decoded {
  const isText = ({ word, parameterId }: Reading) => word !== undefined && !isDirection(parameterId)
  const skipped = decoded.readings
    .filter(isText)
    .flatMap(({ word }) =>
      word === undefined
        ? []
        : [{ path: word.path, reason: `not a number: ${describeValue(word.text)}` }],
    )
  if (skipped.length === 0) return decoded
  return {
    ...decoded,
    readings: decoded.readings.filter((reading) => !isText(reading)),
    skipped: [...decoded.skipped, ...skipped].slice(0, LISTED_MAX),
  }
}

function withMeaning(reading: Reading, meaning: FieldMeaning | undefined): Reading {
  if (meaning === undefined) return reading
  const { parameterId, value, flags } = reading
  const meant = {
    parameterId: meaning.parameterId,
    unitAsReceived: meaning.unit === '' ? null : meaning.unit,
  }
  // Which values mean a fault depends on the parameter.
  if (isDetectionLimit(flags)) return { ...reading, ...meant }
  const own = flags & ~faultFlag(parameterId, value)
  return {
    ...reading,
    ...meant,
    flags: own | faultFlag(meaning.parameterId, value),
  }
}
