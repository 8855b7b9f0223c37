const FIXED_HOURS = Array.from({ length: 27 }, (_, index) => index - 12)

/** Fixed offsets, as many loggers keep them: `UTC-12` to `UTC+14`. */
const FIXED = FIXED_HOURS.filter((hours) => hours !== 0).map(
  (hours) => `UTC${hours < 0 ? '-' : '+'}${Math.abs(hours)}`,
)

/**
 * Zones that times of a file may be in: UTC and those given first, then every zone that the browser knows, then fixed
 * offsets.
 */
export const zoneChoices = (
  ...first: readonly (string | undefined)[]
): readonly { value: string; label: string }[] =>
  [
    ...new Set([
      'UTC',
      ...first.filter((zone) => zone !== undefined),
      ...Intl.supportedValuesOf('timeZone'),
      ...FIXED,
    ]),
  ].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
