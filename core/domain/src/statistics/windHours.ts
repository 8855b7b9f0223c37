/** Hours with the wind and a pollutant: columns of equal length; NaN is a gap. */
export interface WindHours {
  readonly speeds: ArrayLike<number>
  /** Where the wind comes from, degrees clockwise from true north. */
  readonly directionsDeg: ArrayLike<number>
  readonly concentrations: ArrayLike<number>
  /** Hours in which all three are due. */
  readonly expected: number
}

/** One hour of a pollutant: with a wind, or calm. */
export type WindHour =
  | { isCalm: true; concentration: number }
  | { isCalm: false; speed: number; directionDeg: number; concentration: number }

/** The hours in which everything was measured. A speed of 0 is calm: it has no direction, whatever the vane showed. */
export function* windHoursOf(hours: WindHours): Generator<WindHour> {
  for (let at = 0; at < hours.concentrations.length; at += 1) {
    const concentration = hours.concentrations[at] ?? Number.NaN
    const speed = hours.speeds[at] ?? Number.NaN
    const directionDeg = hours.directionsDeg[at] ?? Number.NaN
    if (!Number.isFinite(concentration)) continue
    if (speed === 0) yield { isCalm: true, concentration }
    else if (speed > 0 && Number.isFinite(directionDeg)) {
      yield { isCalm: false, speed, directionDeg, concentration }
    }
  }
}
