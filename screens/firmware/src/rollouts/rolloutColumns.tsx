import { timeColumn, type FirmwareRollout, type ListColumn } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { ROLLOUT_LOOKS } from '../rules/looks.ts'
import { rolloutProgress } from '../rules/progress.ts'
import { textOf } from '../textOf.ts'

/** What a rollout is called: the type and the version of its image. */
export const titleOf = ({ device_type: type, version }: FirmwareRollout): string =>
  `${type} ${version}`

/** Columns of the list of rollouts. @param nowMs current time, ms UTC */
export function rolloutColumns(
  intl: PluginIntl,
  nowMs: number,
): readonly ListColumn<FirmwareRollout>[] {
  const words = textOf(intl)
  return [
    {
      id: 'state',
      header: words('column.state'),
      widthPx: 160,
      narrow: 'badge',
      cell: ({ state: now }) => (
        <StatusTag status={ROLLOUT_LOOKS[now]} label={words(`rollout.${now}`)} />
      ),
      value: ({ state: now }) => words(`rollout.${now}`),
    },
    {
      id: 'image',
      header: words('column.image'),
      widthPx: 200,
      grow: 3,
      isTitle: true,
      cell: (rollout) => titleOf(rollout),
      value: titleOf,
    },
    {
      id: 'devices',
      header: words('column.devices'),
      widthPx: 130,
      align: 'end',
      cell: (rollout) => words('rollout.progress', rolloutProgress(rollout)),
      value: (rollout) => rolloutProgress(rollout).done,
      valueKind: 'number',
    },
    {
      id: 'by',
      header: words('column.by'),
      widthPx: 140,
      narrow: 'hidden',
      cell: ({ created_by_name: name }) => name,
      value: ({ created_by_name: name }) => name,
    },
    timeColumn({
      id: 'created',
      header: words('column.started'),
      widthPx: 120,
      isSortable: true,
      nowMs,
      timeZone: intl.timeZone,
      at: ({ created_at: at }) => at,
    }),
  ]
}
