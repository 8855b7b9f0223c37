/** Address of the monitor of an alert in the console. */
export const monitorUrl = (publicUrl: string, organizationId: string, alertId: string): string =>
  `${publicUrl}/${encodeURIComponent(organizationId)}/alerts/${encodeURIComponent(alertId)}/monitor`
