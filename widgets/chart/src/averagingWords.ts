import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type Frame, type PluginIntl } from '@airshed/kit'

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: SECOND_MS },
] as const

/** A period in its largest whole unit: `1 hr`, `15 min`. */
function periodWords(periodMs: number, intl: PluginIntl): string {
  const { unit, ms } = UNITS.find((one) => periodMs % one.ms === 0) ?? { unit: 'second', ms: 1000 }
  return intl.formatNumber(periodMs / ms, { style: 'unit', unit, unitDisplay: 'short' })
}

/**
 * What the values of the lines are: "1 hr mean", or "as measured"; each once where they differ.
 *
 * @param frames those that are shown
 */
export function averagingWords(
  frames: readonly Pick<Frame, 'averagingPeriodMs'>[],
  intl: PluginIntl,
): string {
  const words = frames.map(({ averagingPeriodMs: periodMs }) =>
    periodMs === null
      ? intl.formatMessage({ id: 'note.asMeasured' })
      : intl.formatMessage({ id: 'note.mean' }, { period: periodWords(periodMs, intl) }),
  )
  return [...new Set(words)].join(', ')
}
