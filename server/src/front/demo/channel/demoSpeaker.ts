import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { DEBUG_LINES_MAX, type OutboxMessage } from '@airshed/schemas'
import type { DemoNode } from '../fleet/fleet.ts'
import { randomAt, seedOf } from '../simulation/noise.ts'
import type { DemoSettings } from './demoDevice.ts'
import { demoFactsOf } from './demoFacts.ts'
import { demoLogBetween } from './demoLog.ts'

/** How often a device reports its power, network and location. */
const FACTS_EVERY_MS = 5 * MINUTE_MS
/** The first facts of the fleet are spread over this time. */
const FIRST_WITHIN_MS = MINUTE_MS
/** How often a device sends its new log lines. */
const LOG_EVERY_MS = 5 * SECOND_MS

/** The unsolicited messages of a device of the demo. */
export interface DemoSpeaker {
  /** The messages that have become due since the last call. @param now ms UTC */
  messagesAt(now: number, settings: DemoSettings): OutboxMessage[]
}

export function createDemoSpeaker(node: DemoNode): DemoSpeaker {
  const factsAt = demoFactsOf(node)
  let factsDueAt: number | null = null
  let loggedUntil: number | null = null

  const facts = (now: number, settings: DemoSettings): OutboxMessage[] => {
    factsDueAt ??= now + randomAt(seedOf(`facts ${node.serial}`), 0) * FIRST_WITHIN_MS
    if (now < factsDueAt) return []
    factsDueAt = now + FACTS_EVERY_MS
    return [{ type: 'facts', id: `facts ${now}`, at: now, ...factsAt(now, settings) }]
  }
  const log = (now: number, settings: DemoSettings): OutboxMessage[] => {
    loggedUntil ??= now
    if (now - loggedUntil < LOG_EVERY_MS) return []
    const lines = demoLogBetween(node, settings, loggedUntil, now).slice(-DEBUG_LINES_MAX)
    loggedUntil = now
    return lines.length === 0 ? [] : [{ type: 'debug', id: `debug ${now}`, lines }]
  }
  return { messagesAt: (now, settings) => [...facts(now, settings), ...log(now, settings)] }
}
