import { matchingZones, type ZoneOption } from '@airshed/console-kit/zones'
import type { Node, PluginIntl } from '@airshed/kit'

/** The choice of the zone that the device reports. */
export const AUTOMATIC_ZONE = 'auto'

type Zoned = Pick<Node, 'timezone_reported'>

/** The zone that a choice leads to. */
export const zoneOfChoice = (choice: string, { timezone_reported: reported }: Zoned): string =>
  choice === AUTOMATIC_ZONE ? (reported ?? 'UTC') : choice

/** The choice of what the device reports. */
function automaticZone(node: Zoned, intl: PluginIntl): ZoneOption {
  const { timezone_reported: zone } = node
  return {
    value: AUTOMATIC_ZONE,
    label: intl.formatMessage({ id: 'edit.zone.auto' }),
    note:
      zone === null
        ? intl.formatMessage({ id: 'edit.zone.auto.none' })
        : intl.formatMessage({ id: 'edit.zone.auto.reported' }, { zone }),
    group: '',
  }
}

/** The services that the field of the zone needs. */
export const zoneField = (zones: readonly ZoneOption[], node: Zoned, intl: PluginIntl) => {
  const all = [automaticZone(node, intl), ...zones]
  return {
    choices: all,
    lookup: (words: string) => Promise.resolve(matchingZones(all, words)),
  }
}
