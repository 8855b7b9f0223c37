import type { WidgetProps } from '@airshed/contract'
import { otherPlaces } from '@airshed/domain'
import { useEffect } from 'react'
import { placesIn } from '../places/placesIn.ts'

/**
 * For widgets whose settings name devices and parameters: `needs` first requests the main
 * connection of each device (`dataPointIdAt(nodeId, path, placesIn(viewState))`), so that the
 * requests of all widgets of a page are merged; once the devices are known, data points on other
 * connections are kept in `viewState.places` and requested from there.
 *
 * @param paths parameter ids; keep the same array while its contents do not change
 */
export function useOtherPlaces(
  paths: readonly string[],
  {
    data,
    viewState,
    actions,
  }: Pick<WidgetProps<unknown>, 'data' | 'viewState'> & {
    actions: Pick<WidgetProps<unknown>['actions'], 'setViewState'>
  },
): void {
  const { nodes } = data
  useEffect(() => {
    const known = placesIn(viewState)
    const news = Object.entries(otherPlaces(nodes, paths)).filter(([key, id]) => known[key] !== id)
    if (news.length > 0) {
      actions.setViewState({ ...viewState, places: { ...known, ...Object.fromEntries(news) } })
    }
  }, [nodes, paths, viewState, actions])
}
