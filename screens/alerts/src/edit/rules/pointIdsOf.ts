import type { ConditionDraft } from '../draft/conditionDraft.ts'

/** Ids of the data points that are chosen in a condition. */
export const pointIdsOf = ({ point, other, upwind }: ConditionDraft): readonly string[] =>
  [point, other, upwind].flatMap(({ pointId }) => (pointId === null ? [] : [pointId]))
