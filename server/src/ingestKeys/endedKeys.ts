import type { ServerContext } from '../context.ts'

/** Bus signal that ingest keys have ended. */
const ENDED_KEYS_TOPIC = 'ingest-keys.ended'

/** Counts the signals that keys have ended: everything cached about a key before is in doubt. */
export interface KeyDoubts {
  count: number
}

const newDoubts = (): KeyDoubts => ({ count: 0 })

export const keyDoubtsOf = ({ memory }: Pick<ServerContext, 'memory'>): KeyDoubts =>
  memory.of(newDoubts)

/** Call it after keys have ended: this process rejects them at once, the others moments later. */
export function ingestKeysEnded(context: Pick<ServerContext, 'memory' | 'bus'>): void {
  keyDoubtsOf(context).count += 1
  context.bus.signal(ENDED_KEYS_TOPIC)
}

/** Puts cached keys in doubt when keys have ended in any process. Returns the function that stops it. */
export function followEndedKeys(context: Pick<ServerContext, 'memory' | 'bus'>): () => void {
  const doubts = keyDoubtsOf(context)
  const hear = () => void (doubts.count += 1)
  const stops = [context.bus.onSignal(ENDED_KEYS_TOPIC, hear), context.bus.onGap(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}
