import { WILDCARD } from '@airshed/console-kit'
import { ALERT_PARTS_MAX } from '@airshed/console-kit/define'
import { Button, NamedIcon } from '@airshed/kit'
import { Fragment, useMemo, useRef } from 'react'
import type { GroupDraft } from '../draft/alertDraft.ts'
import {
  withCondition,
  withNewCondition,
  withNewGroup,
  withoutCondition,
  withoutGroup,
} from '../draft/groupDrafts.ts'
import type { SectionProps } from '../sections/SectionProps.ts'
import { FormSection } from '../sections/FormSection.tsx'
import { textOf } from '../textOf.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import { focusRow } from './focusRow.ts'
import { ReferencesEditor } from './ReferencesEditor.tsx'
import { pointIdsOf } from './pointIdsOf.ts'
import { useRulePoints } from './useRulePoints.ts'
import { withDevices } from './withDevices.ts'

/** The condition that is being edited. */
export interface EditedRow {
  id: string
  /** Canceling removes it. */
  isNew: boolean
}

export interface RulesSectionProps extends SectionProps {
  /** null: no row is being edited. */
  edited: EditedRow | null
  setEdited: (edited: EditedRow | null) => void
}

/** What a condition of a template begins with. */
const EACH_DEVICE = { point: { deviceId: WILDCARD, pointId: null } }

/** The rules: one group is enough, and all conditions of a group must hold. */
export function RulesSection(props: RulesSectionProps) {
  const { draft, change, problemAt, intl, edited, setEdited } = props
  const { groups, references, organizationId, covers } = draft
  const text = textOf(intl)
  const box = useRef<HTMLDivElement>(null)
  const pointIds = useMemo(
    () => [
      ...new Set(groups.flatMap(({ conditions }) => conditions.flatMap((one) => pointIdsOf(one)))),
    ],
    [groups],
  )
  const { known, watched, isLoading } = useRulePoints(pointIds)
  const problem = problemAt('rules')
  const isLocked = edited !== null
  const start = covers === null ? undefined : EACH_DEVICE
  const put = (next: { groups: typeof groups; editedId: string }): void => {
    change({ groups: next.groups })
    setEdited({ id: next.editedId, isNew: true })
  }
  const conditionsOf = (group: GroupDraft) =>
    group.conditions.map((condition, place) => (
      <Fragment key={condition.id}>
        {place === 0 ? null : <p className="alerts-edit-word">{text('edit.and')}</p>}
        {edited?.id === condition.id ? (
          <ConditionEditor
            condition={withDevices(condition, known)}
            onDone={(next) => {
              change({ groups: withCondition(groups, next) })
              setEdited(null)
              focusRow(box.current, next.id)
            }}
            onCancel={() => {
              if (edited.isNew) change({ groups: withoutCondition(groups, condition.id) })
              setEdited(null)
              focusRow(box.current, condition.id)
            }}
            {...{ organizationId, references, intl }}
          />
        ) : (
          <ConditionRow
            points={watched}
            isLoading={isLoading}
            problem={problemAt(`condition/${condition.id}`)}
            onEdit={() => setEdited({ id: condition.id, isNew: false })}
            onRemove={() => change({ groups: withoutCondition(groups, condition.id) })}
            {...{ condition, references, isLocked, intl }}
          />
        )}
      </Fragment>
    ))
  return (
    <FormSection title={text('edit.rules')}>
      <div ref={box} className="alerts-edit-groups">
        {groups.length === 0 ? (
          <p className="air-muted">
            {text(covers === null ? 'edit.rules.none' : 'template.rules.none')}
          </p>
        ) : null}
        {groups.map((group, index) => (
          <Fragment key={group.id}>
            {index === 0 ? null : <p className="alerts-edit-word">{text('details.or')}</p>}
            <div
              className="alerts-edit-group"
              role="group"
              aria-label={text('edit.group', { number: index + 1 })}
            >
              {conditionsOf(group)}
              <div className="alerts-edit-buttons" data-side="start">
                <Button
                  variant="minimal"
                  size="small"
                  icon={<NamedIcon name="plus" />}
                  disabled={isLocked || group.conditions.length >= ALERT_PARTS_MAX}
                  text={text('edit.condition.add')}
                  onClick={() => put(withNewCondition(groups, group.id, start))}
                />
                <Button
                  variant="minimal"
                  size="small"
                  icon={<NamedIcon name="trash" />}
                  disabled={isLocked}
                  text={text('edit.group.remove')}
                  onClick={() => change({ groups: withoutGroup(groups, group.id) })}
                />
              </div>
            </div>
          </Fragment>
        ))}
      </div>
      {problem === undefined ? null : <p className="air-field-problem">{problem}</p>}
      <div>
        <Button
          icon={<NamedIcon name="plus" />}
          disabled={isLocked || groups.length >= ALERT_PARTS_MAX}
          text={text(groups.length === 0 ? 'edit.group.first' : 'edit.group.add')}
          onClick={() => put(withNewGroup(groups, start))}
        />
      </div>
      <ReferencesEditor {...{ draft, change, problemAt, intl }} />
    </FormSection>
  )
}
