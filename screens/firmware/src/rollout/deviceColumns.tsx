import { timeColumn, type FirmwareRolloutDevice, type ListColumn } from '@airshed/console-kit'
import { formatShare, StatusTag, type PluginIntl } from '@airshed/kit'
import { DEVICE_LOOKS } from '../rules/looks.ts'
import { textOf } from '../textOf.ts'

/** Columns of the devices of a rollout. @param nowMs current time, ms UTC */
export function deviceColumns(
  intl: PluginIntl,
  nowMs: number,
): readonly ListColumn<FirmwareRolloutDevice>[] {
  const text = textOf(intl)
  const label = ({ state, percent, goes_back: goesBack }: FirmwareRolloutDevice): string => {
    const words = text(goesBack && state === 'offered' ? 'device.goesBack' : `device.${state}`)
    return percent === null ? words : `${words} ${formatShare(percent / 100, intl.locale)}`
  }
  const name = (device: FirmwareRolloutDevice): string =>
    device.name === '' ? device.serial : device.name
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 180,
      narrow: 'badge',
      cell: (device) => <StatusTag status={DEVICE_LOOKS[device.state]} label={label(device)} />,
      value: label,
    },
    {
      id: 'name',
      header: text('column.device'),
      widthPx: 180,
      grow: 2,
      isTitle: true,
      cell: name,
      value: name,
    },
    {
      id: 'serial',
      header: text('column.serial'),
      widthPx: 110,
      isSortable: true,
      narrow: 'hidden',
      cell: ({ serial }) => serial,
      value: ({ serial }) => serial,
    },
    {
      id: 'wave',
      header: text('column.wave'),
      widthPx: 80,
      align: 'end',
      isSortable: true,
      narrow: 'hidden',
      cell: ({ wave }) => intl.formatNumber(wave + 1),
      value: ({ wave }) => wave + 1,
      valueKind: 'number',
    },
    {
      id: 'from',
      header: text('column.from'),
      widthPx: 110,
      narrow: 'hidden',
      cell: ({ from_version: from }) => from,
      value: ({ from_version: from }) => from,
    },
    {
      id: 'reason',
      header: text('column.reason'),
      widthPx: 180,
      grow: 1,
      cell: ({ reason }) => reason,
      value: ({ reason }) => reason,
    },
    timeColumn({
      id: 'changed',
      header: text('column.changed'),
      widthPx: 120,
      isSortable: true,
      nowMs,
      timeZone: intl.timeZone,
      at: ({ changed_at: at }) => at,
    }),
  ]
}
