import {
  ALERT_DESCRIPTION_MAX,
  ALERT_NAME_MAX,
  ALERT_TIME_MAX_MS,
} from '@airshed/console-kit/define'
import { usedReferences } from './alertBody.ts'
import type { AlertDraft } from './alertDraft.ts'
import { conditionProblems } from './conditionProblems.ts'
import { wildcardPathsOf } from './wildcardDrafts.ts'
import { isWhole } from './hoursDraft.ts'

/**
 * A field of the form: `rules` as a whole, `condition/{id}`, `reference/{id}` for its name, `reference/{id}/value`, `span/{index}`, or the name
 * of a part of the draft.
 */
export type Place = string

/** Why a draft cannot be saved. */
export interface DraftProblem {
  at: Place
  /** Message of `edit.problem.*`. */
  problem: string
}

const isTime = (ms: number | null): boolean => ms !== null && ms >= 0 && ms <= ALERT_TIME_MAX_MS

const isNothing = (covers: AlertDraft['covers']): boolean =>
  covers !== null && covers.types.length + covers.tags.length === 0

/** Why a draft cannot be saved, in the order of the form. */
export function draftProblems(draft: AlertDraft): DraftProblem[] {
  const { organizationId, name, description, groups, subscribers, channels, hours } = draft
  const conditions = groups.flatMap((group) => group.conditions)
  const used = usedReferences(draft)
  const names = used.map((reference) => reference.name.trim())
  const found: (DraftProblem | false)[] = [
    organizationId === null && { at: 'organization', problem: 'organization' },
    isNothing(draft.covers) && { at: 'covers', problem: 'covers' },
    conditions.length === 0 && { at: 'rules', problem: 'noConditions' },
    draft.covers !== null &&
      conditions.length > 0 &&
      wildcardPathsOf(draft).length === 0 && { at: 'rules', problem: 'noWildcard' },
    groups.some((group) => group.conditions.length === 0) &&
      conditions.length > 0 && { at: 'rules', problem: 'emptyGroup' },
    ...conditions.flatMap((condition) =>
      conditionProblems(condition).map((problem) => ({ at: `condition/${condition.id}`, problem })),
    ),
    ...used.flatMap((reference, index) => [
      names[index] === '' && { at: `reference/${reference.id}`, problem: 'referenceName' },
      names.indexOf(names[index] ?? '') < index && {
        at: `reference/${reference.id}`,
        problem: 'referenceTwice',
      },
      reference.value === null && { at: `reference/${reference.id}/value`, problem: 'value' },
    ]),
    !isTime(draft.holdMs) && { at: 'hold', problem: 'time' },
    !isTime(draft.reactivationMs) && { at: 'reactivation', problem: 'time' },
    hours?.spans.length === 0 && { at: 'hours', problem: 'noSpans' },
    ...(hours?.spans ?? []).map(
      (span, index) => !isWhole(span) && { at: `span/${index}`, problem: 'span' },
    ),
    subscribers.length === 0 &&
      channels.length === 0 && { at: 'subscribers', problem: 'noSubscribers' },
    name.trim() === '' && { at: 'name', problem: 'name' },
    name.length > ALERT_NAME_MAX && { at: 'name', problem: 'nameTooLong' },
    description.length > ALERT_DESCRIPTION_MAX && { at: 'description', problem: 'tooLong' },
  ]
  return found.filter((problem) => problem !== false)
}
