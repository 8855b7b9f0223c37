import { MEASUREMENT_FLAGS } from '@airshed/schemas'

const { rejected: REJECTED } = MEASUREMENT_FLAGS

/**
 * The bit of a reading that a quality flag in force covers, otherwise 0. A gap is not rejected: it has no value to hide. The index
 * of flags in force is read from the time of the reading on, so that flags of the past cost nothing.
 *
 * @param key SQL of the key of its data point
 */
export const rejectedBitSql = (key: string, ts: string, value: string): string =>
  `(case when ${value} is not null and exists (
    select from quality_flags flag where flag.data_point = ${key} and flag.withdrawn_at is null
      and flag.from_ts <= ${ts} and flag.to_ts > ${ts}
  ) then ${REJECTED} else 0 end)`
