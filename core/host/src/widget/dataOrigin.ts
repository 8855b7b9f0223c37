import type { WidgetData } from '@airshed/contract'

/** Whether the devices behind the data of a widget are real. */
export type DataOrigin = 'measured' | 'simulated' | 'mixed'

/** The origin of the data; null: there are no devices behind them. */
export function dataOrigin({
  frames,
  nodes,
}: Pick<WidgetData, 'frames' | 'nodes'>): DataOrigin | null {
  const simulated = new Set([
    ...frames.map(({ isSimulated }) => isSimulated),
    ...nodes.map(({ is_simulated: isSimulated }) => isSimulated),
  ])
  if (simulated.size === 0) return null
  if (simulated.size === 2) return 'mixed'
  return simulated.has(true) ? 'simulated' : 'measured'
}

/**
 * The origin that a card must show: a page of an organization with simulated devices is marked as a
 * whole, so a card marks only deviations there; on other pages, it marks only simulated data.
 */
export function shownOrigin(
  origin: DataOrigin | null,
  isPageSimulated: boolean,
): DataOrigin | null {
  return origin === (isPageSimulated ? 'simulated' : 'measured') ? null : origin
}
