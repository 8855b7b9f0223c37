import type { Issue } from '@airshed/console-kit'
import type { AlertDraft } from './alertDraft.ts'
import { usedReferences } from './alertBody.ts'
import type { Place } from './draftProblems.ts'

const PARTS: Readonly<Record<string, Place>> = {
  name: 'name',
  covers: 'covers',
  organization_id: 'organization',
  description: 'description',
  notification_level: 'level',
  hold_time_ms: 'hold',
  reactivation_time_ms: 'reactivation',
}

/**
 * The field that an issue reported by the server belongs to, by its path in the body; null if the form has
 * no such field.
 */
export function placeOfIssue({ path }: Pick<Issue, 'path'>, draft: AlertDraft): Place | null {
  const [part = '', first, second, third] = path.split('/').slice(1)
  if (part === 'data_points') {
    const group = draft.groups[Number(first)]
    const condition = second === 'conditions' ? group?.conditions[Number(third)] : undefined
    return condition === undefined ? 'rules' : `condition/${condition.id}`
  }
  if (part === 'references') {
    const reference = first === undefined ? undefined : usedReferences(draft)[Number(first)]
    if (reference === undefined) return 'rules'
    return second === 'value' ? `reference/${reference.id}/value` : `reference/${reference.id}`
  }
  if (part === 'hours')
    return first === 'spans' && second !== undefined ? `span/${second}` : 'hours'
  if (part === 'subscribers') {
    if (first === 'channels' || first === 'escalation') return first
    return first === 'notification_method' || first === 'methods' ? 'method' : 'subscribers'
  }
  return PARTS[part] ?? null
}
