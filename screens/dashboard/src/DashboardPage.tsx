import { createWidgetPage, WidgetPageProvider } from '@airshed/console-kit'
import { useState } from 'react'
import { OpenDashboard, type OpenDashboardProps } from './OpenDashboard.tsx'

/** One dashboard, whose widgets share a time cursor, frames and exports. */
export function DashboardPage(props: OpenDashboardProps) {
  const [page] = useState(() => createWidgetPage())
  return (
    <WidgetPageProvider page={page}>
      <OpenDashboard {...props} />
    </WidgetPageProvider>
  )
}
