import {
  conditionPointIds,
  coveredAlertName,
  coveredPlaces,
  filledRules,
  type CoveredPlaces,
} from '@airshed/domain'
import type { AlertRules } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { AlertsTable } from '../../storage/store/tables/alerts.ts'
import type { CoveredDevice, TemplateRow } from './coveredDevices.ts'

export type MemberRow = Selectable<AlertsTable>

/** The alert that a covered device is to have. */
export interface WantedAlert {
  nodeId: string
  name: string
  rules: AlertRules
  /** Ids of the data points that it names, sorted. */
  pointIds: readonly string[]
}

/** What becomes of the alerts of some devices. */
export interface Settlement {
  created: readonly WantedAlert[]
  changed: readonly { row: MemberRow; wanted: WantedAlert }[]
  deleted: readonly MemberRow[]
}

/** Compares the alerts that devices have with those that they are to have: an alert that is right is left alone. */
export function settlementOf(
  template: Pick<TemplateRow, 'name' | 'draft' | 'version' | 'status'>,
  devices: readonly CoveredDevice[],
  members: readonly MemberRow[],
): Settlement {
  const memberOf = new Map(members.map((row) => [row.covered_node_id, row]))
  const created: WantedAlert[] = []
  const changed: { row: MemberRow; wanted: WantedAlert }[] = []
  for (const device of devices) {
    const row = memberOf.get(device.id)
    const watched = row === undefined ? [] : pointIdsOf(row.rules)
    const places = coveredPlaces(device.id, device.points, new Set(watched))
    const wanted = wantedAlert(template, device, places)
    if (row === undefined) created.push(wanted)
    else if (!isRight(template, row, wanted, watched)) changed.push({ row, wanted })
  }
  const covered = new Set(devices.map(({ id }) => id))
  const deleted = members.filter(({ covered_node_id: id }) => id === null || !covered.has(id))
  return { created, changed, deleted }
}

function wantedAlert(
  { name, draft }: Pick<TemplateRow, 'name' | 'draft'>,
  device: CoveredDevice,
  places: CoveredPlaces,
): WantedAlert {
  const rules = filledRules(draft.data_points, places)
  return {
    nodeId: device.id,
    name: coveredAlertName(name, device.name),
    rules,
    pointIds: pointIdsOf(rules),
  }
}

const isRight = (
  template: Pick<TemplateRow, 'version' | 'status'>,
  row: MemberRow,
  wanted: WantedAlert,
  watched: readonly string[],
): boolean =>
  row.template_version === template.version &&
  row.status === template.status &&
  row.name === wanted.name &&
  JSON.stringify(watched) === JSON.stringify(wanted.pointIds)

const pointIdsOf = (rules: AlertRules): string[] =>
  [...new Set(rules.flatMap(({ conditions }) => conditions.flatMap(conditionPointIds)))].toSorted()
