// Dashboards, their versions and widgets.

export {
  Dashboard,
  DashboardConfiguration,
  DashboardCreate,
  DashboardDescription,
  DashboardName,
  DashboardPage,
  DASHBOARD_SORTS,
  DashboardQuery,
  type DashboardSort,
  DashboardRange,
  DashboardRangeOrNull,
  DashboardStar,
  DashboardUpdate,
} from '../dashboard.ts'
export { DashboardFile, ProvisionedDashboardFile } from '../dashboardFile.ts'
export {
  DASHBOARD_CHANGES,
  DashboardChange,
  DashboardDocument,
  DashboardRestore,
  DashboardVersion,
  DashboardVersionDetail,
  DashboardVersionPage,
  DashboardVersionQuery,
  type DashboardVersionSort,
} from '../dashboardVersion.ts'
export {
  type Breakpoint,
  BREAKPOINTS,
  GridRect,
  Widget,
  WidgetDraft,
  WidgetLayout,
} from '../widget.ts'
