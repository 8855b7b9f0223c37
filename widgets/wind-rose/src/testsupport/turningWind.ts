import type { Frame } from '@airshed/kit'
import { frame, roseFrom, type DataOverrides } from '@airshed/testing/stories'

/** A sea breeze: stronger and from the south-west by day, from the north-east by night; some calms. */
function turned(series: Frame, roundTo: number): Frame {
  const { kind, path, times } = series
  if (kind !== 'direction' && path !== '150:1') return series
  const values = times.map((_, index) => {
    const swing = Math.sin(index * 0.7) + 0.6 * Math.sin(index * 2.3)
    const isDay = index / times.length < 0.6
    if (kind === 'direction') {
      const direction = ((isDay ? 235 : 50) + swing * 45 + 360) % 360
      return Math.round(direction / roundTo) * roundTo
    }
    const speed = (isDay ? 4.6 : 2.1) + 1.7 * Math.sin(index * 1.3)
    return speed < 0.6 ? 0 : Number(speed.toFixed(1))
  })
  return { ...series, values }
}

const windOf =
  (roundTo: number): DataOverrides =>
  (needs, _built, scene, range) => ({
    roses: needs.flatMap((need) => {
      if (need.kind !== 'rose') return []
      const { speedDataPointId, directionDataPointId, pollutantDataPointId } = need
      const ids = [speedDataPointId, directionDataPointId, pollutantDataPointId ?? []].flat()
      const series = ids.map((id) => turned(frame(id, { scene, range }), roundTo))
      return [roseFrom(need, series, range)]
    }),
  })

export const turningWind = windOf(1)

export const turningWindInTens = windOf(10)
