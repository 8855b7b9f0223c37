import { openBareCharts, type BareCharts } from './bareCharts.ts'
import { openDashboard, type OpenedDashboard } from './openDashboard.ts'
import { scrollToEnd } from './scrollToEnd.ts'

export interface DashboardPage {
  openDashboard: typeof openDashboard
  openBareCharts: typeof openBareCharts
  scrollToEnd: typeof scrollToEnd
  /** The open dashboard, for a benchmark to continue with. */
  opened: OpenedDashboard | null
  bare: BareCharts | null
}

declare global {
  interface Window {
    dashboardPage: DashboardPage
  }
}

window.dashboardPage = { openDashboard, openBareCharts, scrollToEnd, opened: null, bare: null }
