import { Checkbox, type NodeEdit } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
import { usePlaceZone } from '../edit/zone/usePlaceZone.ts'
import { ZoneMoves } from '../edit/zone/ZoneMoves.tsx'
import '../edit/zone/zone.css'

export interface PlaceZoneProps {
  /** With its configuration. */
  node: Node
  /** [latitude, longitude] in degrees, in the form; null: none. */
  place: readonly number[] | null
  /** Whether the form has been changed. */
  isMoved: boolean
  /** The zone that is saved with the place; null: that of the device stays. */
  zone: string | null
  onChange: (zone: string | null) => void
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/**
 * The time zone that a place suggests, to be saved with it. A zone that somebody has chosen is questioned only if the
 * device is moved.
 */
export function PlaceZone(props: PlaceZoneProps) {
  const { node, place, isMoved, zone, onChange, nowMs, intl } = props
  const suggested = usePlaceZone(place)
  if (suggested === null || suggested === node.timezone) return null
  if (node.timezone_source === 'person' && !isMoved) return null
  const isTaken = zone === suggested
  return (
    <div className="devices-zone">
      <Checkbox
        checked={isTaken}
        label={intl.formatMessage(
          { id: 'location.zone' },
          { zone: suggested, current: node.timezone },
        )}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? suggested : null)}
      />
      {isTaken ? (
        <ZoneMoves from={node.timezone} to={suggested} {...{ node, nowMs, intl }} />
      ) : null}
    </div>
  )
}

/** A change of the place with the zone that goes with it. */
export const withZone = (
  changes: NodeEdit | null,
  zone: string | null,
  { timezone }: Pick<Node, 'timezone'>,
): NodeEdit | null =>
  zone === null || zone === timezone ? changes : { ...changes, timezone: zone }
