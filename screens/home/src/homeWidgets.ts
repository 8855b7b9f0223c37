import type { GridRect, Widget, WidgetLayout } from '@airshed/console-kit'

const at = (x: number, y: number, w: number, h: number): GridRect => ({ x, y, w, h })

const layout = (
  xl: GridRect,
  lg: GridRect,
  md: GridRect,
  row: number,
  h: number,
): WidgetLayout => ({
  xl,
  lg,
  md,
  sm: at(0, row, 4, h),
  xs: at(0, row, 4, h),
})

const widget = (id: string, type: string, place: WidgetLayout, config = {}): Widget => ({
  id,
  type,
  configVersion: 1,
  layout: place,
  config,
})

/**
 * The four widgets of the home page; named by type, as on any dashboard. Alerts come first at every width,
 * as current problems are what users look for. Their place does not depend on whether there are any, so
 * that nothing jumps.
 */
export const HOME_WIDGETS: readonly Widget[] = [
  widget(
    'recent-alerts',
    'RecentAlertsWidget',
    layout(at(0, 0, 10, 4), at(0, 0, 8, 4), at(0, 0, 8, 3), 0, 3),
  ),
  widget(
    'total-devices-pie',
    'TotalDevicesOnlinePieChartWidget',
    layout(at(10, 0, 6, 4), at(8, 0, 4, 4), at(0, 3, 4, 3), 3, 3),
  ),
  widget(
    'devices-online',
    'DevicesOnlineChartWidget',
    layout(at(0, 4, 10, 3), at(0, 4, 7, 3), at(0, 6, 8, 3), 6, 3),
    { hours: 24 },
  ),
  widget(
    'total-devices-column',
    'TotalDevicesOnlineColumnChartWidget',
    layout(at(10, 4, 6, 3), at(7, 4, 5, 3), at(4, 3, 4, 3), 9, 3),
  ),
]
