import type { DashboardTemplate } from './template.ts'

/** Nothing yet: whoever makes it adds the widgets. */
export const empty: DashboardTemplate = {
  id: 'empty',
  icon: 'grid-view',
  sketch: () => ({ state: 'ready', widgets: [] }),
}
