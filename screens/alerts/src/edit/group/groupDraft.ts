import type { AlertExpression } from '@airshed/console-kit'
import type { DataPoint } from '@airshed/kit'
import { newDraft, type AlertDraft } from '../draft/alertDraft.ts'
import { emptyCondition } from '../draft/conditionDraft.ts'
import { newId } from '../draft/newId.ts'

/** The fields of the dialog for a group alert; null: not chosen yet. */
export interface GroupDraftForm {
  organizationId: string | null
  deviceIds: readonly string[]
  /** Parameter id, such as `132:5`. */
  path: string | null
  expr: AlertExpression | null
  value: number | boolean | null
}

export const emptyGroupForm = (organizationId: string | null): GroupDraftForm => ({
  organizationId,
  deviceIds: [],
  path: null,
  expr: null,
  value: null,
})

export const withOrganization = (form: GroupDraftForm, organizationId: string): GroupDraftForm => ({
  ...form,
  organizationId,
  deviceIds: [],
  path: null,
  value: typeof form.value === 'boolean' ? null : form.value,
})

export const withGroupDevices = (
  form: GroupDraftForm,
  deviceIds: readonly string[],
): GroupDraftForm => ({
  ...form,
  deviceIds,
  path: null,
  value: typeof form.value === 'boolean' ? null : form.value,
})

/** What is still missing, as messages of `group.problem.*`. */
export function groupProblems(form: GroupDraftForm): readonly string[] {
  const { organizationId, deviceIds, path, expr, value } = form
  const found: (string | false)[] = [
    organizationId === null && 'organization',
    deviceIds.length === 0 && 'devices',
    path === null && 'parameter',
    expr === null && 'expression',
    value === null && 'value',
  ]
  return found.filter((problem) => problem !== false)
}

/** A parameter that all chosen devices measure. */
export interface SharedParameter {
  path: string
  /** Data point of the first device that has it. */
  sample: DataPoint
}

/** The parameters that every device measures, in the order of the data points. */
export function sharedParameters(
  deviceIds: readonly string[],
  points: readonly DataPoint[],
): SharedParameter[] {
  const devicesOf = new Map<string, Set<string>>()
  const samples = new Map<string, DataPoint>()
  for (const point of points) {
    const devices = devicesOf.get(point.path) ?? new Set()
    devicesOf.set(point.path, devices.add(point.node_id))
    if (!samples.has(point.path)) samples.set(point.path, point)
  }
  return [...samples]
    .filter(([path]) => deviceIds.every((id) => devicesOf.get(path)?.has(id) === true))
    .map(([path, sample]) => ({ path, sample }))
}

/**
 * The alert that the dialog prepares: one group for each device. A device that measures the parameter at
 * several sensors has a group for each of them.
 *
 * @param points of the devices
 */
export function draftOfGroup(form: GroupDraftForm, points: readonly DataPoint[]): AlertDraft {
  const { organizationId, deviceIds, path, expr, value } = form
  return {
    ...newDraft(organizationId),
    groups: deviceIds.flatMap((deviceId) =>
      points
        .filter((point) => point['node_id'] === deviceId && point.path === path)
        .map(({ _id: pointId }) => ({
          id: newId(),
          conditions: [emptyCondition({ point: { deviceId, pointId }, expr, value })],
        })),
    ),
  }
}
