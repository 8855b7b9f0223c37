import type { NodeScript } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { momentText } from '../edit/momentText.ts'

/** Icon of each state, and of a file that is being removed. */
export function scriptIcon({ is_deleted: isDeleted, state }: NodeScript): string {
  if (isDeleted) return 'trash'
  return { waiting: 'time', applied: 'tick-circle', refused: 'warning-sign' }[state]
}

/**
 * The state of a script file, as text.
 *
 * @param nowMs current time, ms UTC
 */
export function scriptText(script: NodeScript, nowMs: number, intl: PluginIntl): string {
  const text = (id: string, values: Record<string, string>) => intl.formatMessage({ id }, values)
  const { state, asked_at: askedAt, reported_at: reportedAt, reason } = script
  if (script.is_deleted) {
    return text('files.removing', { time: momentText(askedAt, nowMs, intl) })
  }
  if (state === 'refused') return text('files.refused', { reason: reason ?? '' })
  return state === 'applied'
    ? text('files.applied', { time: momentText(reportedAt ?? askedAt, nowMs, intl) })
    : text('files.waiting', { time: momentText(askedAt, nowMs, intl) })
}
