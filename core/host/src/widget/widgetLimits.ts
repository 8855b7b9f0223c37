import type { WidgetActions } from '@airshed/contract'
import { createContext, type ReactNode } from 'react'

/** The restrictions between a widget and the page. */
export interface WidgetLimits {
  /** Wraps what it renders. */
  renderIn: (drawn: ReactNode) => ReactNode
  /** Restricts its actions. */
  limit: (actions: WidgetActions) => WidgetActions
}

/** No restrictions by default; set for plugins with less access to the page than the console's own. */
export const WidgetLimitsContext = createContext<WidgetLimits>({
  renderIn: (drawn) => drawn,
  limit: (actions) => actions,
})
