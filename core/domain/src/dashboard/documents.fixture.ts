import type { DashboardDocument, Widget } from '@airshed/schemas'
import { layoutOf } from './layouts.ts'

/** A widget at the left end of row `y`, as wide and high as the smallest. */
export function widgetNamed(id: string, y = 0, config: Record<string, unknown> = {}): Widget {
  return {
    id,
    type: 'ChartWidget',
    configVersion: 1,
    layout: layoutOf(() => ({ x: 0, y, w: 4, h: 3 })),
    config: { name: id, ...config },
  }
}

/** A dashboard of these widgets. */
export function documentWith(
  widgets: readonly Widget[],
  rest: Partial<DashboardDocument> = {},
): DashboardDocument {
  return {
    name: 'Roadside',
    description: '',
    configuration: { widgets: [...widgets] },
    range: null,
    is_updates_on: true,
    ...rest,
  }
}

/** The same widget at another row of the widest grid. */
export function movedTo(widget: Widget, y: number): Widget {
  return { ...widget, layout: { ...widget.layout, xl: { ...widget.layout.xl, y } } }
}
