import { NO_COVERS, type AlertDraft } from './alertDraft.ts'
import { emptyCondition } from './conditionDraft.ts'

/**
 * A draft for another organization: devices, types and tags, parameters, people and channels of the previous one are
 * cleared, the rest is kept.
 */
export const changeOrganization = (draft: AlertDraft, organizationId: string): AlertDraft => ({
  ...draft,
  organizationId,
  covers: draft.covers === null ? null : NO_COVERS,
  groups: draft.groups.map((group) => ({
    ...group,
    conditions: group.conditions.map((condition) => {
      const { point, other, upwind } = emptyCondition()
      return { ...condition, point, other, upwind }
    }),
  })),
  subscribers: [],
  channels: [],
  second: [],
})
