import type { AlertReference, NewAlert } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { AlertsTable } from '../../storage/store/tables/alerts.ts'

/** An alert as it is saved, without its organization. */
export type AlertDraft = Omit<NewAlert, 'organization_id'>

/** The columns that an alert is saved in. @param references those that its conditions use */
export const columnsOf = (
  draft: Omit<AlertDraft, 'references'>,
  references: readonly AlertReference[],
) => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  notification_level: draft.notification_level,
  notification_method: draft.subscribers.notification_method,
  digest_period: draft.subscribers.digest_period ?? ('daily' as const),
  repeat_ms: draft.subscribers.repeat_every_ms ?? null,
  escalate_ms: draft.subscribers.escalation?.after_ms ?? null,
  rules: JSON.stringify(draft.data_points),
  named_values: JSON.stringify(references),
  hold_ms: draft.hold_time_ms ?? 0,
  reactivation_ms: draft.reactivation_time_ms ?? 0,
  hours: draft.hours == null ? null : JSON.stringify(draft.hours),
  missing_data: draft.missing_data ?? ('keep' as const),
})

/** Whether two stored forms of an alert begin and end at the same times. */
export const areEvaluatedAlike = (
  one: Selectable<AlertsTable>,
  other: Selectable<AlertsTable>,
): boolean => JSON.stringify(evaluatedBy(one)) === JSON.stringify(evaluatedBy(other))

/** The fields that decide when an alert begins. */
const evaluatedBy = ({
  rules,
  named_values,
  hold_ms,
  reactivation_ms,
  hours,
  missing_data,
}: Selectable<AlertsTable>) => ({
  rules,
  named_values: named_values ?? [],
  hold_ms,
  reactivation_ms,
  hours,
  missing_data,
})

/** A member who is notified of an alert. */
export interface DraftSubscriber {
  userId: string
  isSecond: boolean
  /** null: that of the alert. */
  method: AlertDraft['subscribers']['notification_method'] | null
}

/** The subscribers and second recipients of an alert, each once. */
export function subscribersOfDraft({
  users,
  escalation,
  methods = [],
}: AlertDraft['subscribers']): DraftSubscriber[] {
  const second = new Set(escalation?.users)
  const methodOf = new Map(methods.map((one) => [one.user, one.notification_method]))
  return [...new Set([...users, ...second])].map((userId) => ({
    userId,
    isSecond: second.has(userId),
    method: methodOf.get(userId) ?? null,
  }))
}
