import type { AlertReference } from '@airshed/console-kit'
import { Button, NamedIcon, Skeleton, type PluginIntl } from '@airshed/kit'
import { conditionText, type WatchedPoints } from '../../list/ruleText.ts'
import { conditionOfDraft } from '../draft/conditionOfDraft.ts'
import type { ConditionDraft, ReferenceDraft } from '../draft/conditionDraft.ts'
import { textOf } from '../textOf.ts'
import { pointIdsOf } from './pointIdsOf.ts'

export interface ConditionRowProps {
  condition: ConditionDraft
  references: readonly ReferenceDraft[]
  points: WatchedPoints
  /** Some of the points are still loading. */
  isLoading: boolean
  problem: string | undefined
  /** Another row is being edited: this one is locked. */
  isLocked: boolean
  intl: PluginIntl
  onEdit: () => void
  onRemove: () => void
}

/** A condition as a sentence, with buttons to edit and remove it. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, references, points, isLoading, problem, isLocked, intl, onEdit, onRemove } =
    props
  const text = textOf(intl)
  const stored = conditionOfDraft(condition, references)
  const named: AlertReference[] = references.flatMap(({ name, value }) =>
    value === null ? [] : [{ name: name.trim(), value }],
  )
  const words =
    stored === null ? text('edit.condition.unfinished') : conditionText(stored, points, intl, named)
  const isWaiting = isLoading && pointIdsOf(condition).some((id) => !points.has(id))
  return (
    <div className="alerts-edit-row" data-condition={condition.id}>
      <div>
        {isWaiting ? <Skeleton height={20} /> : <span>{words}</span>}
        {problem === undefined ? null : <p className="air-field-problem">{problem}</p>}
      </div>
      <Button
        variant="minimal"
        icon={<NamedIcon name="edit" />}
        disabled={isLocked}
        aria-label={text('edit.condition.edit', { rule: words })}
        onClick={onEdit}
      />
      <Button
        variant="minimal"
        icon={<NamedIcon name="trash" />}
        disabled={isLocked}
        aria-label={text('edit.condition.remove', { rule: words })}
        onClick={onRemove}
      />
    </div>
  )
}
