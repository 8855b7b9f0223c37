import { correctionAt, type Correction } from '@airshed/console-kit'

/**
 * What became of a correction: it counts for all of its time, for a part of it as later ones cover the rest, for none of
 * it, or it was withdrawn.
 */
export type CorrectionStanding = 'counts' | 'partly' | 'superseded' | 'withdrawn'

/** @param all the corrections of the device, this one included */
export function standingOf(correction: Correction, all: readonly Correction[]): CorrectionStanding {
  if (correction.withdrawn_at !== null) return 'withdrawn'
  const { data_point_id: point, version, from, to } = correction
  const inForce = all.filter((one) => one.data_point_id === point && one.withdrawn_at === null)
  // Which correction counts changes only where one begins or ends.
  const edges = inForce.flatMap((one) => [one.from, one.to ?? Infinity])
  const counts = [...edges, from]
    .filter((ts) => ts >= from && ts < (to ?? Infinity))
    .map((ts) => correctionAt(inForce, ts)?.version === version)
  if (counts.every(Boolean)) return 'counts'
  return counts.some(Boolean) ? 'partly' : 'superseded'
}
