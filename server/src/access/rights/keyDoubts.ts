import type { ServerContext } from '../../context.ts'
import { onRightsChanged } from '../identity/loadCaller.ts'

/** Bus signal that keys may have ended. */
const DOUBTS_TOPIC = 'keys.in-doubt'

type WithBus = Pick<ServerContext, 'memory' | 'bus'>

/** Counts the signals that keys may have ended: everything cached about a key before is in doubt. */
interface KeyDoubts {
  count: number
}

const newDoubts = (): KeyDoubts => ({ count: 0 })

export const keyDoubtsOf = ({ memory }: Pick<ServerContext, 'memory'>): KeyDoubts =>
  memory.of(newDoubts)

/** Call it after keys may have ended: this process checks them again at once, the others moments later. */
export function keysInDoubt(context: WithBus): void {
  keyDoubtsOf(context).count += 1
  context.bus.signal(DOUBTS_TOPIC)
}

/**
 * Calls back whenever keys may have ended in any process. Returns the function that stops it.
 *
 * @param onDoubt called after what is cached about keys became doubtful; must not throw
 */
export function followKeyDoubts(context: WithBus, onDoubt: () => void = () => {}): () => void {
  const doubts = keyDoubtsOf(context)
  const hear = () => {
    doubts.count += 1
    onDoubt()
  }
  const stops = [context.bus.onSignal(DOUBTS_TOPIC, hear), context.bus.onGap(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Doubts keys whenever the rights of a user change, because keys end with them. Returns the function that stops it. */
export const doubtKeysWithRights = (context: WithBus): (() => void) =>
  onRightsChanged(context, () => keysInDoubt(context))
