import type { WidgetActions } from '@airshed/contract'
import { createContext, type ReactNode } from 'react'

/** What stands between a widget and the page. */
export interface WidgetLimits {
  /** Around what it draws. */
  renderIn: (drawn: ReactNode) => ReactNode
  /** Of what it may do, what it gets. */
  limit: (actions: WidgetActions) => WidgetActions
}

/** Nothing, but for plugins that get less of the page than the console's own. */
export const WidgetLimitsContext = createContext<WidgetLimits>({
  renderIn: (drawn) => drawn,
  limit: (actions) => actions,
})
