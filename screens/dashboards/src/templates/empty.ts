import type { DashboardTemplate } from './template.ts'

/** Empty: the user adds the widgets. */
export const empty: DashboardTemplate = {
  id: 'empty',
  icon: 'grid-view',
  sketch: () => ({ state: 'ready', widgets: [] }),
}
