import type { PublicLink, PublicLinkSettings } from '@airshed/schemas'
import { DEFAULT_PUBLIC_LINK } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'
import type { PublicLinksTable } from '../../../storage/store/tables/publicLinks.ts'

export type LinkRow = Selectable<PublicLinksTable>

/** The public link of a device, or undefined if it is off. */
export const findLink = (db: Db, nodeId: string): Promise<LinkRow | undefined> =>
  db.selectFrom('public_links').selectAll().where('node_id', '=', nodeId).executeTakeFirst()

/** The public link with a code, or undefined if there is none or it was turned off. */
export const findLinkByCode = (db: Db, code: string): Promise<LinkRow | undefined> =>
  db
    .selectFrom('public_links')
    .innerJoin('nodes', 'nodes.id', 'public_links.node_id')
    .leftJoin('organizations', 'organizations.id', 'nodes.organization_id')
    .selectAll('public_links')
    .where('code', '=', code)
    // Devices of a deleted organization are hidden.
    .where('organizations.deleted_at', 'is', null)
    .executeTakeFirst()

/** What a link shows, in terms of the API. */
export const settingsOf = (row: LinkRow): PublicLinkSettings => ({
  short_url: true,
  external_id_revealed: row.reveals_serial,
  dashboard_exposure_time: row.hours,
  dashboard_data_aggregation: row.step,
  dashboard_pm_units: row.pm_units,
  dashboard_temp_units: row.temp_unit,
  dashboard_voc_units: row.voc_unit,
})

/** The same as columns. */
export const columnsOf = (settings: PublicLinkSettings) => ({
  reveals_serial: settings.external_id_revealed,
  hours: settings.dashboard_exposure_time,
  step: settings.dashboard_data_aggregation,
  pm_units: JSON.stringify(settings.dashboard_pm_units),
  temp_unit: settings.dashboard_temp_units,
  voc_unit: settings.dashboard_voc_units,
})

/**
 * A link as the API returns it, with its address.
 *
 * @param publicUrl origin of the console
 */
export function linkView(row: LinkRow | undefined, publicUrl: string): PublicLink {
  if (row === undefined) {
    return { ...DEFAULT_PUBLIC_LINK, address: null, made_at: null, made_by: null }
  }
  const { code, made_at, made_by } = row
  return { ...settingsOf(row), address: `${publicUrl}/p/${code}`, made_at, made_by }
}
