import type { WidgetProps } from '@airshed/contract'
import { useEffect } from 'react'
import { foundIn } from '../places/foundIn.ts'

/**
 * Keeps in the view state what the settings of a widget leave open and its data tell, such as which
 * data points a device has: `needs` reads it by `foundIn(viewState, key)` and asks for their readings.
 *
 * @param key stands for what is asked: other settings give another key
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
