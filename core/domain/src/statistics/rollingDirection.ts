import { directionMean, type DirectionSums } from './direction.ts'

/**
 * Vector means over a sliding window of buckets, from their stored sums.
 *
 * @param buckets - sums of equally long, adjoining buckets, oldest first; a bucket without
 *   directions has a count of 0
 * @param windowBuckets - buckets in a window, which ends with the bucket that it is computed for; at least 1
 * @returns degrees in [0, 360), one for each bucket; NaN where the window holds no direction or
 *   they cancel out
 */
export function rollingDirectionMean(
  buckets: readonly DirectionSums[],
  windowBuckets: number,
): Float64Array {
  const width = Math.max(1, Math.floor(windowBuckets) || 1)
  const means = new Float64Array(buckets.length)
  for (let i = 0; i < buckets.length; i += 1) {
    let sinSum = 0
    let cosSum = 0
    let count = 0
    for (let j = Math.max(0, i - width + 1); j <= i; j += 1) {
      const bucket = buckets[j]
      if (bucket === undefined) continue
      sinSum += bucket.sinSum
      cosSum += bucket.cosSum
      count += bucket.count
    }
    means[i] = directionMean({ sinSum, cosSum, count }).directionDeg ?? Number.NaN
  }
  return means
}
