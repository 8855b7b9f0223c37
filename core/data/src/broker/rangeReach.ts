import { LATEST_TIME_MS } from '@airshed/schemas'
import { liveWindow } from '@airshed/domain'
import type { BrokerContext } from './brokerTypes.ts'

/** The range of a page reaches beyond the times at which readings can exist: the server would refuse it. */
export class RangeBeyondReachError extends Error {
  override readonly name = 'RangeBeyondReachError'

  constructor({ from, to }: { from: number; to: number }) {
    super(
      `broker: expected a range from 0 to ${LATEST_TIME_MS} ms UTC (1970 to 2200), got ${from} to ${to}. Choose another range`,
    )
  }
}

/** Why nothing can be asked for this range, as for one saved before there was a limit; null: it can. */
export function rangeProblem(
  { range, isLive }: Pick<BrokerContext, 'range' | 'isLive'>,
  nowMs: number,
): RangeBeyondReachError | null {
  const shown = isLive ? liveWindow(range, nowMs) : range
  const isWithin = shown.from >= 0 && shown.to <= LATEST_TIME_MS
  return isWithin ? null : new RangeBeyondReachError(shown)
}
