import {
  seriesStatistics,
  type ChartFrame,
  type ChartRange,
  type ChartSeries,
} from '@airshed/charts'
import { use, useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import { ScaleShareContext } from '../provider/scaleShareContext.ts'
import { scaleKey, type ValueSpan, type ValueSpans } from '../provider/scaleShare.ts'

export interface UseSharedScaleOptions {
  /** Map each line to the parameter that it shows. */
  frames: readonly Pick<ChartFrame, 'dataPointId' | 'path'>[]
  range: ChartRange
  /** false: the lines keep their own scale. */
  isShared: boolean
}

const NOTHING: ValueSpans = new Map()
const noListener = () => () => undefined
const never = () => 0

/**
 * Makes lines use the same scale as all other charts on the page that share theirs, per parameter and unit,
 * and keeps it up to date as values arrive. Without a surrounding page, as in an isolated plugin, nothing changes.
 *
 * @param series the lines that are drawn
 * @returns the same lines, with the range of values that their axes must also cover
 */
export function useSharedScale(
  series: readonly ChartSeries[],
  { frames, range, isShared }: UseSharedScaleOptions,
): readonly ChartSeries[] {
  const share = use(ScaleShareContext)
  const owner = useId()
  const keys = useMemo(
    () => new Map(frames.map(({ dataPointId, path }) => [dataPointId, path])),
    [frames],
  )
  const own = useMemo(
    () => (isShared ? spansOf(series, keys, range) : NOTHING),
    [isShared, series, keys, range],
  )
  useEffect(() => share?.give(owner, own), [share, owner, own])
  useEffect(() => () => share?.give(owner, NOTHING), [share, owner])
  const version = useSyncExternalStore(share?.subscribe ?? noListener, share?.version ?? never)
  return useMemo(
    () =>
      share === null || !isShared
        ? series
        : series.map((one) => {
            const span = share.spanOf(scaleKey(keys.get(one.id) ?? '', one.unit))
            return span === null ? one : { ...one, axisValues: span }
          }),
    // oxlint-disable-next-line react/exhaustive-deps -- the spans change with the version
    [share, isShared, series, keys, version],
  )
}

function spansOf(
  series: readonly ChartSeries[],
  keys: ReadonlyMap<string, string>,
  range: ChartRange,
): ValueSpans {
  const spans = new Map<string, ValueSpan>()
  for (const one of series) {
    const { minimum, maximum } = seriesStatistics(one, range)
    if (minimum === null || maximum === null || one.kind === 'direction') continue
    const key = scaleKey(keys.get(one.id) ?? '', one.unit)
    const [least, greatest] = spans.get(key) ?? [minimum, maximum]
    spans.set(key, [Math.min(least, minimum), Math.max(greatest, maximum)])
  }
  return spans
}
