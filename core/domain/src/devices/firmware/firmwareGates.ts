/** What has to hold for a wave of a rollout before the next one begins. */
export interface FirmwareGates {
  /** Least share of the wave that is back with the new version when its time is over, %. */
  onlinePercentMin: number
  /** How long devices of a wave have for that, ms. */
  onlineWithinMs: number
  /** Largest share of the wave that may fail, %. */
  failedPercentMax: number
  /** Whether a device counts as back only once it has sent a reading with the new version. */
  needsReadings: boolean
}

/** Devices of a wave, by how far they are. */
export interface FirmwareWave {
  total: number
  failed: number
  /** Report the new version. */
  updated: number
  /** Those of them that have sent a reading since. */
  measuring: number
  /** Since the wave began, ms. */
  elapsedMs: number
}

/** `online`: too few are back. `readings`: they are, and too few of them measure. `failed`: too many have failed. */
export type FirmwareGate = 'online' | 'readings' | 'failed'

/** A gate that a wave has not passed: its share and what it is compared with, %. */
export interface ShutGate {
  gate: FirmwareGate
  percent: number
  limit: number
}

/**
 * Whether a wave has passed its gates. Too many failures shut the gate at once; the other shares are decided when every
 * device has either come back or failed, and at the latest when the time of the wave is over.
 */
export function firmwareGate(
  { total, failed, updated, measuring, elapsedMs }: FirmwareWave,
  { onlinePercentMin, onlineWithinMs, failedPercentMax, needsReadings }: FirmwareGates,
): 'wait' | 'pass' | ShutGate {
  if (total === 0) return 'pass'
  const share = (count: number) => (100 * count) / total
  if (share(failed) > failedPercentMax) {
    return { gate: 'failed', percent: share(failed), limit: failedPercentMax }
  }
  const healthy = needsReadings ? measuring : updated
  if (healthy + failed < total && elapsedMs < onlineWithinMs) return 'wait'
  if (share(updated) < onlinePercentMin) {
    return { gate: 'online', percent: share(updated), limit: onlinePercentMin }
  }
  if (share(healthy) < onlinePercentMin) {
    return { gate: 'readings', percent: share(healthy), limit: onlinePercentMin }
  }
  return 'pass'
}
