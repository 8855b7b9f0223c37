import { ONLINE_STATUS_PATH, SearchField } from '@airshed/console-kit'
import { type PluginIntl } from '@airshed/kit'
import type { PointDraft } from '../draft/conditionDraft.ts'
import { textOf } from '../textOf.ts'
import { useDeviceChoices } from './useDeviceChoices.ts'
import { useDevicePoints } from './useDevicePoints.ts'

export interface PointFieldsProps {
  organizationId: string | null
  value: PointDraft
  onChange: (value: PointDraft) => void
  /** Labels of device and parameter. */
  labels: { device: string; parameter: string }
  /** Why each is missing; default none. */
  problems?: { device?: string | undefined; parameter?: string | undefined }
  /** Whether a parameter with this unit is offered. Default all of the device. */
  isOffered?: (unit: string) => boolean
  /** Whether the online status of the device is offered, too. Default false. */
  hasOnlineStatus?: boolean
  intl: PluginIntl
}

/** Chooses a data point: first its device, then its parameter. */
export function PointFields(props: PointFieldsProps) {
  const { organizationId, value, onChange, labels, problems = {}, isOffered, intl } = props
  const { hasOnlineStatus = false } = props
  const { deviceId, pointId } = value
  const text = textOf(intl)
  const devices = useDeviceChoices(organizationId, deviceId === null ? [] : [deviceId])
  const { points, isLoading, isError } = useDevicePoints(deviceId)
  const offered = points.filter(
    ({ point }) =>
      point['_id'] === pointId ||
      (isOffered?.(point.unit) !== false && (hasOnlineStatus || point.path !== ONLINE_STATUS_PATH)),
  )
  const reason =
    deviceId === null
      ? text('edit.condition.deviceFirst')
      : isLoading
        ? text('edit.condition.loading')
        : isError
          ? text('edit.condition.pointsError')
          : offered.length === 0
            ? text('edit.condition.noPoints')
            : undefined
  return (
    <>
      <SearchField
        label={labels.device}
        options={devices.options}
        value={deviceId}
        disabledReason={
          organizationId === null
            ? text('edit.condition.organizationFirst')
            : devices.isError
              ? text('edit.condition.devicesError')
              : undefined
        }
        onSearch={devices.onSearch}
        onChange={(id) => onChange({ deviceId: id, pointId: null })}
        problem={problems.device}
      />
      <SearchField
        label={labels.parameter}
        options={offered.map(({ point, name }) => ({
          value: point['_id'],
          label: name,
          note: point.unit,
        }))}
        value={pointId}
        disabledReason={reason}
        onChange={(id) => onChange({ deviceId, pointId: id })}
        problem={problems.parameter}
      />
    </>
  )
}
