import { newDraft, type AlertDraft } from './alertDraft.ts'
import { emptyCondition, type ConditionDraft } from './conditionDraft.ts'

export const DEVICE = '1C00A3F7:0'
export const PM25 = '1C00A3F7.0.0.0/132:5'
export const PM10 = '1C00A3F7.0.0.0/132:7'

/** PM2.5 of a device above 35. */
export const conditionWith = (changes: Partial<ConditionDraft> = {}): ConditionDraft =>
  emptyCondition({
    id: 'one',
    point: { deviceId: DEVICE, pointId: PM25 },
    expr: 'gt',
    value: 35,
    ...changes,
  })

/** An alert that can be saved. */
export const draftWith = (changes: Partial<AlertDraft> = {}): AlertDraft => ({
  ...newDraft('org_city'),
  name: 'Dust',
  groups: [{ id: 'now', conditions: [conditionWith()] }],
  subscribers: [{ _id: 'user_ines', name: 'Inês Carvalho' }],
  ...changes,
})
