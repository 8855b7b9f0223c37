import type {
  AlertEdit,
  AlertPreview,
  AlertRules,
  AlertTemplateEdit,
  NewAlert,
  NewAlertTemplate,
} from '@airshed/console-kit'
import { NO_COVERS, type AlertDraft } from './alertDraft.ts'
import type { ReferenceDraft } from './conditionDraft.ts'
import { conditionOfDraft } from './conditionOfDraft.ts'
import { storedHours } from './hoursDraft.ts'

/** The rules of a draft as they are stored; null if a condition is incomplete, or there is none. */
export function rulesOf({ groups, references }: AlertDraft): AlertRules | null {
  const rules: AlertRules = []
  for (const { id, conditions } of groups) {
    const stored = conditions.map((condition) => conditionOfDraft(condition, references))
    const whole = stored.filter((condition) => condition !== null)
    if (whole.length === 0 || whole.length < stored.length) return null
    rules.push({ _id: id, conditions: whole })
  }
  return rules.length === 0 ? null : rules
}

/** The references that some condition uses. */
export function usedReferences({ groups, references }: AlertDraft): readonly ReferenceDraft[] {
  const used = new Set(
    groups.flatMap(({ conditions }) =>
      conditions.flatMap(({ value }) =>
        typeof value === 'object' && value !== null ? [value.referenceId] : [],
      ),
    ),
  )
  return references.filter(({ id }) => used.has(id))
}

type Evaluated = Pick<
  AlertPreview,
  'data_points' | 'references' | 'hold_time_ms' | 'reactivation_time_ms' | 'hours' | 'missing_data'
>

/** The parts that the server evaluates; null if one is missing. */
function evaluatedBy(draft: AlertDraft): Evaluated | null {
  const rules = rulesOf(draft)
  const { holdMs, reactivationMs, hours } = draft
  if (rules === null || holdMs === null || reactivationMs === null) return null
  return {
    data_points: rules,
    references: usedReferences(draft).map(({ name, value }) => ({
      name: name.trim(),
      value: value ?? 0,
    })),
    hold_time_ms: holdMs,
    reactivation_time_ms: reactivationMs,
    hours: hours === null ? null : storedHours(hours),
    missing_data: draft.missing,
  }
}

/** What the server evaluates over a time span before anything is saved; null: the rules are incomplete. */
export function previewOf(
  draft: AlertDraft,
  { from, to }: Pick<AlertPreview, 'from' | 'to'>,
): AlertPreview | null {
  const evaluated = evaluatedBy(draft)
  const { organizationId } = draft
  if (evaluated === null || organizationId === null) return null
  if (usedReferences(draft).some(({ value }) => value === null)) return null
  return { organization_id: organizationId, ...evaluated, from, to }
}

/** All of an alert except its organization. @throws Error for a draft that `draftProblems` rejects */
function partsOf(draft: AlertDraft): Omit<AlertEdit, 'version'> {
  const evaluated = evaluatedBy(draft)
  if (evaluated === null) throw new Error('expected a draft without problems')
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    notification_level: draft.level,
    ...evaluated,
    subscribers: {
      users: draft.subscribers.map(({ _id: id }) => id),
      channels: draft.channels.map(({ _id: id }) => id),
      notification_method: draft.method,
      methods: [...draft.subscribers, ...draft.second].flatMap(
        ({ _id: user, notification_method: method = null }) =>
          method === null ? [] : [{ user, notification_method: method }],
      ),
      digest_period: draft.digestPeriod,
      repeat_every_ms: draft.repeatMs,
      escalation:
        draft.second.length === 0
          ? null
          : { users: draft.second.map(({ _id: id }) => id), after_ms: draft.escalateMs },
    },
  }
}

/** The body that creates an alert. @throws Error for a draft that `draftProblems` rejects */
export const newAlertOf = (draft: AlertDraft): NewAlert => ({
  organization_id: draft.organizationId ?? '',
  ...partsOf(draft),
})

/**
 * The body that changes an alert.
 *
 * @param version that the draft is based on
 * @throws Error for a draft that `draftProblems` rejects
 */
export const alertEditOf = (draft: AlertDraft, version: number): AlertEdit => ({
  ...partsOf(draft),
  version,
})

/** The body that creates a template. @throws Error for a draft that `draftProblems` rejects */
export const newTemplateOf = (draft: AlertDraft): NewAlertTemplate => ({
  ...newAlertOf(draft),
  covers: draft.covers ?? NO_COVERS,
})

/**
 * The body that changes a template.
 *
 * @param version that the draft is based on
 * @throws Error for a draft that `draftProblems` rejects
 */
export const templateEditOf = (draft: AlertDraft, version: number): AlertTemplateEdit => ({
  ...alertEditOf(draft, version),
  covers: draft.covers ?? NO_COVERS,
})
