import type { BatteryCharge } from '@airshed/schemas'

/** Voltages of a 12 V lead battery at which the next step begins (product specification, 9). */
const VOLT_STEPS = [10.6, 11, 11.5, 12] as const
/**
 * Below it a voltage is not that of a 12 V lead battery, whose six cells would have less than 1 V each, but of a cell or two
 * of another kind, whose charge these steps do not tell.
 */
const LEAD_FROM_V = 6
/** Charges in percent at which the next step begins (product specification, 9). */
const PERCENT_STEPS = [20, 30, 50, 60, 80, 90] as const

/** The charge of a battery, in steps of its icon. */
export interface BatteryLevel {
  /** From 0, which is empty, to `steps`, which is full. */
  readonly step: number
  readonly steps: number
}

/**
 * The step of a battery: by its charge if the device knows it, else by its voltage.
 *
 * @param volts 0: the device has no battery, or cannot measure it
 * @returns null if neither is known, or if the voltage is not that of a 12 V battery
 */
export function batteryLevel({
  volts,
  percent,
}: {
  volts: number | null
  percent: number | null
}): BatteryLevel | null {
  if (percent !== null) {
    return { step: reached(PERCENT_STEPS, percent), steps: PERCENT_STEPS.length }
  }
  if (volts === null || (volts > 0 && volts < LEAD_FROM_V)) return null
  return { step: volts <= 0 ? 0 : 1 + reached(VOLT_STEPS, volts), steps: VOLT_STEPS.length + 1 }
}

/**
 * How full a battery is, in the words of filters: low on the first step of its icon, full on the last one.
 *
 * @param volts 0: the device has no battery, or cannot measure it
 */
export function batteryCharge(known: {
  volts: number | null
  percent: number | null
}): BatteryCharge {
  const level = batteryLevel(known)
  if (level === null) return 'unknown'
  const lowest = known.percent === null ? 1 : 0
  if (level.step < lowest) return 'unknown'
  if (level.step === lowest) return 'low'
  return level.step === level.steps ? 'full' : 'medium'
}

const reached = (steps: readonly number[], value: number): number =>
  steps.filter((step) => value >= step).length
