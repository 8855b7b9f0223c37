import type { DashboardDocument } from '@airshed/schemas'
import type { DashboardRow } from '../../access/entities/dashboards.ts'

/** Fields that a change replaces; absent fields are kept. */
export type DashboardPatch = {
  readonly [Field in keyof DashboardDocument]?: DashboardDocument[Field] | undefined
}

/** The document of a dashboard as it is saved. */
export function documentOfRow(row: Omit<DashboardRow, 'is_starred'>): DashboardDocument {
  return {
    name: row.name,
    description: row.description,
    configuration: row.configuration,
    range: row.range,
    is_updates_on: row.is_updates_on,
  }
}

/** The document after a change. A range of null is also a replacement and means the default range. */
export function patched(document: DashboardDocument, patch: DashboardPatch): DashboardDocument {
  return {
    name: patch.name ?? document.name,
    description: patch.description ?? document.description,
    configuration: patch.configuration ?? document.configuration,
    range: patch.range === undefined ? document.range : patch.range,
    is_updates_on: patch.is_updates_on ?? document.is_updates_on,
  }
}
