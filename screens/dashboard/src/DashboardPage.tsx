import { createWidgetPage, WidgetPageProvider, type Dashboard } from '@airshed/console-kit'
import type { PluginIntl, ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import type { WallMemory } from './kiosk/useWallPulse.ts'
import { OpenDashboard } from './OpenDashboard.tsx'
import type { DashboardParams } from './params.ts'

export interface DashboardPageProps {
  dashboard: Dashboard
  params: DashboardParams
  setParams: ScreenProps<DashboardParams>['setParams']
  /** What the screen remembers from the previous dashboards, for a wall. */
  memory: WallMemory
  intl: PluginIntl
}

/** One dashboard, whose widgets share a time cursor, frames and exports. */
export function DashboardPage(props: DashboardPageProps) {
  const [page] = useState(() => createWidgetPage())
  return (
    <WidgetPageProvider page={page}>
      <OpenDashboard {...props} />
    </WidgetPageProvider>
  )
}
