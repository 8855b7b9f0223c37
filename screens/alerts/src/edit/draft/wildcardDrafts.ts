import { WILDCARD, wildcardPath, type CoveredDevices } from '@airshed/console-kit'
import { pointIdsOf } from '../rules/pointIdsOf.ts'
import type { AlertDraft } from './alertDraft.ts'
import type { ConditionDraft, PointDraft } from './conditionDraft.ts'

/** The parameters of each covered device that the conditions of a template name, each once. */
export const wildcardPathsOf = ({ groups }: Pick<AlertDraft, 'groups'>): string[] => [
  ...new Set(
    groups.flatMap(({ conditions }) =>
      conditions.flatMap((condition) =>
        pointIdsOf(condition).flatMap((id) => wildcardPath(id) ?? []),
      ),
    ),
  ),
]

/**
 * The draft of a template as the alert of one of its devices, to try out its rules; the conditions keep their ids.
 *
 * @returns null if the device lacks one of the parameters
 */
export function draftOfExample(
  draft: AlertDraft,
  example: NonNullable<CoveredDevices['example']>,
): AlertDraft | null {
  const { _id: deviceId, data_points: points } = example
  const idOf = new Map(points.map(({ path, _id: id }) => [path, id]))
  if (wildcardPathsOf(draft).some((path) => !idOf.has(path))) return null
  const filled = (point: PointDraft): PointDraft => {
    const path = point.pointId === null ? null : wildcardPath(point.pointId)
    return {
      deviceId: point.deviceId === WILDCARD ? deviceId : point.deviceId,
      pointId: path === null ? point.pointId : (idOf.get(path) ?? null),
    }
  }
  const whole = (condition: ConditionDraft): ConditionDraft => ({
    ...condition,
    point: filled(condition.point),
    other: filled(condition.other),
    upwind: filled(condition.upwind),
  })
  return {
    ...draft,
    covers: null,
    groups: draft.groups.map((group) => ({ ...group, conditions: group.conditions.map(whole) })),
  }
}
