import type { WidgetActions } from '@airshed/contract'
import { createContext, type ReactNode } from 'react'

/** The restrictions between a widget and the page. */
export interface WidgetLimits {
  /** Wraps what it renders. */
  renderIn: (drawn: ReactNode) => ReactNode
  /** The subset of its actions that it gets. */
  limit: (actions: WidgetActions) => WidgetActions
}

/** No restrictions, except for plugins that get less of the page than the console's own. */
export const WidgetLimitsContext = createContext<WidgetLimits>({
  renderIn: (drawn) => drawn,
  limit: (actions) => actions,
})
