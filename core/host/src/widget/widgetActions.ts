import type { Capability, HoverTime, TimeRange, WidgetActions } from '@airshed/contract'
import type { Navigation } from '@airshed/kit'

/** The actions that the page can offer to a widget. */
export interface ActionSources {
  navigation: Navigation
  hoverTime?: HoverTime | undefined
  setRange?: ((range: TimeRange) => void) | undefined
  resetRange?: (() => void) | undefined
  setViewState: WidgetActions['setViewState']
}

/** Only the actions that the manifest names and this page has. */
export function widgetActions(
  capabilities: readonly Capability[],
  sources: ActionSources,
): WidgetActions {
  const { navigation, hoverTime, setRange, resetRange, setViewState } = sources
  const has = (capability: Capability): boolean => capabilities.includes(capability)
  return {
    setViewState,
    ...(has('navigate')
      ? { navigate: (target) => navigation.go(target), href: (target) => navigation.href(target) }
      : {}),
    ...(has('hover-time') && hoverTime !== undefined ? { hoverTime } : {}),
    ...(has('set-range') && setRange !== undefined ? { setRange } : {}),
    ...(has('set-range') && resetRange !== undefined ? { resetRange } : {}),
  }
}
