import type { DataPoint } from '@airshed/kit'
import type { ConditionDraft, PointDraft } from '../draft/conditionDraft.ts'

/**
 * A condition with the devices of its data points, which stored functions may omit.
 *
 * @param known data points by id
 */
export function withDevices(
  condition: ConditionDraft,
  known: ReadonlyMap<string, Pick<DataPoint, 'node_id'>>,
): ConditionDraft {
  const whole = ({ deviceId, pointId }: PointDraft): PointDraft => ({
    deviceId: deviceId ?? known.get(pointId ?? '')?.node_id ?? null,
    pointId,
  })
  const { point, other, upwind } = condition
  return { ...condition, point: whole(point), other: whole(other), upwind: whole(upwind) }
}
