/**
 * The wave of each device of a rollout, counted from 0.
 *
 * @param count number of devices
 * @param percents share of all devices that has the image after each wave, %, ascending, the last one 100. Shares are
 *   rounded up, so the first wave has a device; a later one of a small fleet may have none
 */
export function firmwareWaves(count: number, percents: readonly number[]): number[] {
  const ends = percents.map((percent) => Math.ceil((count * percent) / 100))
  return Array.from({ length: count }, (_, at) => ends.findIndex((end) => at < end))
}

/** Whether percentages are those of waves: ascending, from more than 0, up to 100 at last. */
export const areWaves = (percents: readonly number[]): boolean =>
  percents.at(-1) === 100 &&
  percents.every((percent, at) => percent > (percents[at - 1] ?? 0) && percent <= 100)
