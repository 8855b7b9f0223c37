import type { HealthwaySettings } from './schema.ts'

/** One space between the fields of a schedule and none around them, however it is pasted. */
export function settle(_: HealthwaySettings, next: HealthwaySettings): HealthwaySettings {
  const { cron } = next
  if (cron === undefined) return next
  const typed = cron.trimStart().replaceAll(/\s+/g, ' ')
  // A space at the end stays while another field is still to be typed.
  const isWhole = typed.trimEnd().split(' ').length >= 5
  return { ...next, cron: isWhole ? typed.trimEnd() : typed }
}
