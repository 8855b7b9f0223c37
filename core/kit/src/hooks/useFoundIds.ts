import type { WidgetProps } from '@airshed/contract'
import { useEffect } from 'react'
import { foundIn } from '../places/foundIn.ts'

/**
 * Keeps ids in the view state of a widget that come from its data, not from its settings, such as the
 * data points of a device: `needs` reads them by `foundIn(viewState, key)` and requests their
 * readings.
 *
 * @param key identifies the question: other settings give another key
 * @param ids null: not known yet
 */
export function useFoundIds(
  key: string,
  ids: readonly string[] | null,
  {
    viewState,
    actions,
  }: Pick<WidgetProps<unknown>, 'viewState'> & {
    actions: Pick<WidgetProps<unknown>['actions'], 'setViewState'>
  },
): void {
  const wanted = ids === null ? null : JSON.stringify(ids)
  useEffect(() => {
    if (wanted === null || wanted === JSON.stringify(foundIn(viewState, key))) return
    const found = { key, ids: JSON.parse(wanted) as unknown }
    actions.setViewState({ ...viewState, found })
  }, [key, wanted, viewState, actions])
}
