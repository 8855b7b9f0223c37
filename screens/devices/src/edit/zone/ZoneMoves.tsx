import { Callout } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
import { zoneMoves, type ZoneChange } from './zoneMoves.ts'
import './zone.css'

export interface ZoneMovesProps extends ZoneChange {
  /** With its configuration. */
  node: Node
  intl: PluginIntl
}

/** Says before a time zone is saved what moves with it. */
export function ZoneMoves({ node, from, to, nowMs, intl }: ZoneMovesProps) {
  const moves = zoneMoves(node, { from, to, nowMs }, intl)
  return (
    <div role="status">
      {from === to ? null : (
        <Callout
          intent="warning"
          compact
          title={intl.formatMessage({
            id: moves.length === 0 ? 'edit.zone.same' : 'edit.zone.moves',
          })}
        >
          {moves.length === 0 ? null : (
            <ul className="devices-zone-moves">
              {moves.map((move) => (
                <li key={move}>{move}</li>
              ))}
            </ul>
          )}
        </Callout>
      )}
    </div>
  )
}
