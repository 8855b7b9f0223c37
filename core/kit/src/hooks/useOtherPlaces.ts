import type { WidgetProps } from '@airshed/contract'
import { otherPlaces } from '@airshed/domain'
import { useEffect } from 'react'
import { placesIn } from '../places/placesIn.ts'

/**
 * For widgets whose settings name devices and parameters: `needs` asks at the main connection of
 * each device at first (`dataPointIdAt(nodeId, path, placesIn(viewState))`), so that all widgets of a
 * page ask together; once the devices are known, what lies elsewhere is kept in `viewState.places`,
 * and is asked for there.
 *
 * @param paths parameter ids; keep the array while it says the same
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
