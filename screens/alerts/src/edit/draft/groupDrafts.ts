import { emptyGroup, type AlertDraft, type GroupDraft } from './alertDraft.ts'
import { emptyCondition, type ConditionDraft } from './conditionDraft.ts'

type Groups = AlertDraft['groups']

const inGroup = (
  groups: Groups,
  id: string,
  change: (conditions: GroupDraft['conditions']) => GroupDraft['conditions'],
): Groups =>
  groups.map((group) =>
    group.id === id ? { ...group, conditions: change(group.conditions) } : group,
  )

/**
 * Groups with a new one at the end.
 *
 * @param start what its condition begins with. Default: nothing
 * @returns the groups, and the id of the condition to fill in
 */
export function withNewGroup(
  groups: Groups,
  start?: Partial<ConditionDraft>,
): { groups: Groups; editedId: string } {
  const group = emptyGroup(start)
  return { groups: [...groups, group], editedId: group.conditions[0]?.id ?? '' }
}

/** Groups with a new condition in one of them. @param start what it begins with. Default: nothing */
export function withNewCondition(
  groups: Groups,
  groupId: string,
  start?: Partial<ConditionDraft>,
): { groups: Groups; editedId: string } {
  const condition = emptyCondition(start)
  return {
    groups: inGroup(groups, groupId, (conditions) => [...conditions, condition]),
    editedId: condition.id,
  }
}

export const withCondition = (groups: Groups, changed: ConditionDraft): Groups =>
  groups.map((group) => ({
    ...group,
    conditions: group.conditions.map((one) => (one.id === changed.id ? changed : one)),
  }))

/** Groups without a condition; a group that becomes empty is removed too. */
export const withoutCondition = (groups: Groups, id: string): Groups =>
  groups
    .map((group) => ({ ...group, conditions: group.conditions.filter((one) => one.id !== id) }))
    .filter(({ conditions }) => conditions.length > 0)

export const withoutGroup = (groups: Groups, id: string): Groups =>
  groups.filter((group) => group.id !== id)
