import type { Capability, HoverTime, TimeRange, WidgetActions } from '@airshed/contract'
import type { Navigation } from '@airshed/kit'

/** What the page could let a widget do. */
export interface ActionSources {
  navigation: Navigation
  hoverTime?: HoverTime | undefined
  setRange?: ((range: TimeRange) => void) | undefined
  resetRange?: (() => void) | undefined
  setViewState: WidgetActions['setViewState']
}

/** Only what the manifest names, and what this page has. */
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
