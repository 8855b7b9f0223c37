import type {
  AlertDetails,
  AlertTemplateCovers,
  AlertTemplateDetails,
  AlertHours,
  DigestPeriod,
  MissingData,
  NotificationMethod,
} from '@airshed/console-kit'
import { emptyCondition, type ConditionDraft, type ReferenceDraft } from './conditionDraft.ts'
import { draftOfCondition } from './draftOfCondition.ts'
import { newId } from './newId.ts'

/** Conditions that must all hold. */
export interface GroupDraft {
  id: string
  conditions: readonly ConditionDraft[]
}

/** A member or a channel that is notified of the alert. */
export interface SubscriberDraft {
  _id: string
  name: string
}

/** A member who is notified. */
export interface PersonDraft extends SubscriberDraft {
  /** Absent or null: as the alert says. */
  notification_method?: NotificationMethod | null
}

/** An alert as edited in its form: any part may still be missing. */
export interface AlertDraft {
  /** null: not chosen yet. */
  organizationId: string | null
  /** The devices of a template; null: it is an alert of its own. */
  covers: AlertTemplateCovers | null
  name: string
  level: AlertDetails['notification_level']
  description: string
  groups: readonly GroupDraft[]
  references: readonly ReferenceDraft[]
  /** ms; null: the typed text is not a number. */
  holdMs: number | null
  reactivationMs: number | null
  /** null: at any time. */
  hours: AlertHours | null
  /** What it does once its readings have stopped. */
  missing: MissingData
  subscribers: readonly PersonDraft[]
  method: NotificationMethod
  /** Used by the method `email_digest`. */
  digestPeriod: DigestPeriod
  /** Notification channels that the alert is sent to. */
  channels: readonly SubscriberDraft[]
  /** How often they are notified again while nobody has acknowledged it, ms; null: not. */
  repeatMs: number | null
  /** Second recipients, who are notified if nobody acknowledges it. */
  second: readonly PersonDraft[]
  /** After this, ms. */
  escalateMs: number
}

/** After how long second recipients are notified unless somebody chooses another time, ms. */
const ESCALATE_MS = 1_800_000

export const emptyGroup = (start?: Partial<ConditionDraft>): GroupDraft => ({
  id: newId(),
  conditions: [emptyCondition(start)],
})

export const NO_COVERS: AlertTemplateCovers = { types: [], tags: [] }

/** A new alert. @param organizationId preselected; null: none. @param covers of a new template. Default: no template */
export const newDraft = (
  organizationId: string | null,
  covers: AlertTemplateCovers | null = null,
): AlertDraft => ({
  organizationId,
  covers,
  name: '',
  level: 'warning',
  description: '',
  groups: [],
  references: [],
  holdMs: 0,
  reactivationMs: 0,
  hours: null,
  missing: 'no_data',
  subscribers: [],
  method: 'email',
  digestPeriod: 'daily',
  channels: [],
  repeatMs: null,
  second: [],
  escalateMs: ESCALATE_MS,
})

/**
 * The form's initial draft of a stored alert or template; the same one gives the same ids. Rules that cannot be read
 * are left out.
 */
export function draftOf(alert: AlertDetails | AlertTemplateDetails): AlertDraft {
  const references = alert.references.map(({ name, value }, index) => ({
    id: `reference-${index}`,
    name,
    value,
  }))
  return {
    organizationId: alert.organization_id,
    covers: 'covers' in alert ? alert.covers : null,
    name: alert.name,
    level: alert.notification_level,
    description: alert.description,
    groups: (alert.data_points ?? []).map(({ _id: id, conditions }) => ({
      id,
      conditions: conditions.map((condition, index) =>
        draftOfCondition(condition, `${id}-${index}`, references),
      ),
    })),
    references,
    holdMs: alert.hold_time_ms,
    reactivationMs: alert.reactivation_time_ms,
    hours: alert.hours,
    missing: alert.missing_data,
    subscribers: alert.subscribers.users,
    method: alert.subscribers.notification_method,
    digestPeriod: alert.subscribers.digest_period,
    channels: alert.subscribers.channels.map(({ _id, name }) => ({ _id, name })),
    repeatMs: alert.subscribers.repeat_every_ms,
    second: alert.subscribers.escalation?.users ?? [],
    escalateMs: alert.subscribers.escalation?.after_ms ?? ESCALATE_MS,
  }
}
