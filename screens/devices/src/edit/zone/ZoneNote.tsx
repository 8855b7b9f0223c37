import { Button, type Node, type PluginIntl } from '@airshed/kit'
import { usePlaceZone } from './usePlaceZone.ts'
import { ZoneMoves } from './ZoneMoves.tsx'
import { zoneOfChoice } from './zoneOptions.ts'

export interface ZoneNoteProps {
  /** With its configuration. */
  node: Node
  /** The zone that is chosen in the form, or the automatic one. */
  choice: string
  onChoose: (zone: string) => void
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Below the time zone of a device: the one that its location suggests, and what moves with another one. */
export function ZoneNote({ node, choice, onChoose, nowMs, intl }: ZoneNoteProps) {
  const suggested = usePlaceZone(node.location)
  const chosen = zoneOfChoice(choice, node)
  const isOffered = suggested !== null && suggested !== chosen && !isChosenBy(node, choice)
  return (
    <div className="devices-zone">
      {isOffered ? (
        <div className="devices-zone-offer">
          <span>{intl.formatMessage({ id: 'edit.zone.place' }, { zone: suggested })}</span>
          <Button
            size="small"
            text={intl.formatMessage({ id: 'edit.zone.use' }, { zone: suggested })}
            onClick={() => onChoose(suggested)}
          />
        </div>
      ) : null}
      <ZoneMoves from={node.timezone} to={chosen} {...{ node, nowMs, intl }} />
    </div>
  )
}

/** A zone that somebody has chosen is not questioned again. */
const isChosenBy = ({ timezone, timezone_source: source }: Node, choice: string): boolean =>
  source === 'person' && choice === timezone
