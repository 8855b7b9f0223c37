import {
  maintenanceState,
  organizationColumn,
  type ListColumn,
  type MaintenanceState,
  type MaintenanceWindow,
} from '@airshed/console-kit'
import { StatusTag, timeFormat, type PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'
import { coversText } from './coversText.ts'

export interface MaintenanceColumnsOptions {
  intl: PluginIntl
  /** ms UTC. */
  nowMs: number
  /** Organization id → its name, if windows of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

const LOOKS = { upcoming: 'idle', current: 'activated', over: 'completed' } as const

/** The current state of a window, kept up to date while the page stays open. */
export const stateOf = (
  { starts_at: startsAtMs, ends_at: endsAtMs }: MaintenanceWindow,
  nowMs: number,
): MaintenanceState => maintenanceState({ startsAtMs, endsAtMs }, nowMs)

/** Columns of the list: the state of a window, its reason, its scope, its start and end. */
export function maintenanceColumns({
  intl,
  nowMs,
  organizations,
}: MaintenanceColumnsOptions): readonly ListColumn<MaintenanceWindow>[] {
  const text = textOf(intl)
  const { dateTimeOfYear } = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const organization = (window: MaintenanceWindow): string =>
    organizations?.get(window.organization_id) ?? window.organization_id
  const state = (window: MaintenanceWindow): string =>
    text(`maintenance.state.${stateOf(window, nowMs)}`)
  return [
    {
      id: 'state',
      header: text('column.status'),
      widthPx: 132,
      narrow: 'badge',
      cell: (window) => <StatusTag status={LOOKS[stateOf(window, nowMs)]} label={state(window)} />,
      value: state,
    },
    {
      id: 'name',
      header: text('maintenance.name'),
      widthPx: 200,
      grow: 3,
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'covers',
      header: text('maintenance.covers'),
      widthPx: 200,
      grow: 2,
      narrow: 'hidden',
      cell: ({ covers }) => coversText(covers, intl),
      value: ({ covers }) => coversText(covers, intl),
    },
    {
      id: 'starts',
      header: text('maintenance.starts'),
      widthPx: 160,
      isSortable: true,
      cell: ({ starts_at: ms }) => dateTimeOfYear(ms),
      value: ({ starts_at: ms }) => ms,
      valueKind: 'time',
    },
    {
      id: 'ends',
      header: text('maintenance.ends'),
      widthPx: 160,
      isSortable: true,
      cell: ({ ends_at: ms }) => dateTimeOfYear(ms),
      value: ({ ends_at: ms }) => ms,
      valueKind: 'time',
    },
    ...(organizations === null
      ? []
      : [
          organizationColumn({
            header: text('column.organization'),
            nameOf: organization,
            narrow: 'hidden',
          }),
        ]),
  ]
}
