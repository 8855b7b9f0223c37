import type { ServerContext } from '../context.ts'

/** Signalled on the bus when ingest keys have ended. */
const ENDED_KEYS_TOPIC = 'ingest-keys.ended'

/** How often this process heard that keys have ended: what was known of a key before is in doubt. */
export interface KeyDoubts {
  count: number
}

const newDoubts = (): KeyDoubts => ({ count: 0 })

export const keyDoubtsOf = ({ memory }: Pick<ServerContext, 'memory'>): KeyDoubts =>
  memory.of(newDoubts)

/** To be called after keys have ended: this process takes them no more, and the others in a moment. */
export function ingestKeysEnded(context: Pick<ServerContext, 'memory' | 'bus'>): void {
  keyDoubtsOf(context).count += 1
  context.bus.signal(ENDED_KEYS_TOPIC)
}

/** Doubts what is known when keys have ended anywhere. Returns the function that ends it. */
export function followEndedKeys(context: Pick<ServerContext, 'memory' | 'bus'>): () => void {
  const doubts = keyDoubtsOf(context)
  const hear = () => void (doubts.count += 1)
  const stops = [context.bus.onSignal(ENDED_KEYS_TOPIC, hear), context.bus.onGap(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}
