import type { Dashboard, DashboardFile } from '@airshed/schemas'

/** Version of the file format that this Airshed writes, and the newest that it reads. */
export const DASHBOARD_FILE_VERSION = 1

/** A dashboard as a file: its contents, without its id, organization, owner and versions. */
export function dashboardFileOf(
  dashboard: Pick<Dashboard, 'name' | 'description' | 'is_updates_on' | 'range' | 'configuration'>,
): DashboardFile {
  const { name, description, is_updates_on, range, configuration } = dashboard
  return {
    format: 'airshed-dashboard',
    formatVersion: DASHBOARD_FILE_VERSION,
    dashboard: { name, description, is_updates_on, range, widgets: configuration.widgets },
  }
}
