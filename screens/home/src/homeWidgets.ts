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

/** The four widgets of the home page; named by their types, as on any dashboard. */
export const HOME_WIDGETS: readonly Widget[] = [
  widget(
    'devices-online',
    'DevicesOnlineChartWidget',
    layout(at(0, 0, 8, 3), at(0, 0, 12, 3), at(0, 0, 8, 3), 0, 3),
    { hours: 24 },
  ),
  widget(
    'total-devices-pie',
    'TotalDevicesOnlinePieChartWidget',
    layout(at(8, 0, 4, 3), at(0, 3, 4, 3), at(0, 3, 4, 3), 3, 3),
  ),
  widget(
    'total-devices-column',
    'TotalDevicesOnlineColumnChartWidget',
    layout(at(12, 0, 4, 3), at(4, 3, 8, 3), at(4, 3, 4, 3), 6, 3),
  ),
  widget(
    'recent-alerts',
    'RecentAlertsWidget',
    layout(at(0, 3, 16, 4), at(0, 6, 12, 4), at(0, 6, 8, 4), 9, 4),
  ),
]
