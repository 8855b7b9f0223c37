import type { NodeChangeOrder } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'

/** What devices are to be asked for: settings, or to carry out a command. */
export type AskedThing = 'configure' | 'command'

/** A question about devices that are to be asked for something. */
export interface AskQuestion {
  change: AskedThing
  devices: NodeChangeOrder['devices']
  /** Number of devices; null: all that match, not counted. */
  count: number | null
  /** The loaded ones of them: others may be of other types. */
  loaded: readonly Pick<Node, 'node_id' | 'type'>[]
  /** Called once the order is submitted. */
  done: () => void
}
