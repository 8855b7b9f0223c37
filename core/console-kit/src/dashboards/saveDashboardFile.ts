import { dashboardFileOf } from '@airshed/domain'
import type { Dashboard } from '@airshed/schemas'
import { dashboardFileName } from './dashboardFileName.ts'

/** Hands the browser a dashboard as a JSON file to save. */
export function saveDashboardFile(dashboard: Dashboard): void {
  const text = `${JSON.stringify(dashboardFileOf(dashboard), null, 2)}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = dashboardFileName(dashboard.name)
  link.click()
  // The browser has taken the blob over when the next task runs.
  setTimeout(() => URL.revokeObjectURL(url))
}
