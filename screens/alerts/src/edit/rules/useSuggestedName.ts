import { ALERT_NAME_MAX } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { conditionText } from '../../list/ruleText.ts'
import type { AlertDraft } from '../draft/alertDraft.ts'
import { conditionOfDraft } from '../draft/conditionOfDraft.ts'
import { pointIdsOf } from './pointIdsOf.ts'
import { useRulePoints } from './useRulePoints.ts'

/** The name of an alert by its first rule, in words; empty without one, null while its parameters load. */
export function useSuggestedName(
  { groups, references }: AlertDraft,
  intl: PluginIntl,
): string | null {
  const first = groups[0]?.conditions[0]
  const pointIds = useMemo(() => (first === undefined ? [] : pointIdsOf(first)), [first])
  const { watched, isLoading } = useRulePoints(pointIds)
  const stored = first === undefined ? null : conditionOfDraft(first, references)
  if (stored === null) return ''
  if (isLoading) return null
  const named = references.flatMap(({ name, value }) =>
    value === null ? [] : [{ name: name.trim(), value }],
  )
  return conditionText(stored, watched, intl, named).slice(0, ALERT_NAME_MAX)
}
