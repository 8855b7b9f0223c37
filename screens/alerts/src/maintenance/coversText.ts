import type { MaintenanceWindow } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'

const PLACE_DECIMALS = 5

/**
 * A short description of what a window covers: "2 devices", "500 m around 41.14961, -8.61099", "All
 * devices".
 */
export function coversText(covers: MaintenanceWindow['covers'], intl: PluginIntl): string {
  const text = textOf(intl)
  switch (covers.kind) {
    case 'all':
      return text('maintenance.covers.all')
    case 'devices':
      return text('maintenance.covers.count', { count: covers.node_ids.length })
    case 'site':
      return text('maintenance.covers.around', {
        radius: covers.radius_m,
        place: covers.coordinates.map((degrees) => degrees.toFixed(PLACE_DECIMALS)).join(', '),
      })
  }
}
