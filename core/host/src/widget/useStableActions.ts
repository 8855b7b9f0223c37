import type { Capability, HoverTime, TimeRange, WidgetActions } from '@airshed/contract'
import { useNavigation } from '@airshed/kit'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { widgetActions } from './widgetActions.ts'

interface StableActionSources {
  hoverTime: HoverTime
  setRange: ((range: TimeRange) => void) | undefined
  resetRange: (() => void) | undefined
  setViewState: WidgetActions['setViewState']
}

/**
 * The actions of a widget on this page; the same object while only the identity of the page's
 * functions changes, so that rendering the page again does not render its widgets again.
 */
export function useStableActions(
  capabilities: readonly Capability[],
  { hoverTime, setRange, resetRange, setViewState }: StableActionSources,
): WidgetActions {
  const navigation = useNavigation()
  const newest = useRef({ setRange, resetRange })
  useLayoutEffect(() => {
    newest.current = { setRange, resetRange }
  })
  const [canSet, canReset] = [setRange !== undefined, resetRange !== undefined]
  return useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- read when the widget acts, never while it is drawn
      widgetActions(capabilities, {
        navigation,
        hoverTime,
        setViewState,
        setRange: canSet ? (range) => newest.current.setRange?.(range) : undefined,
        resetRange: canReset ? () => newest.current.resetRange?.() : undefined,
      }),
    [capabilities, navigation, hoverTime, setViewState, canSet, canReset],
  )
}
