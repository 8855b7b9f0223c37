import { outboxSenderOf } from '../deviceChannel/outboxSender.ts'
import { INBOX_TOPICS } from '../deviceChannel/inboxTopic.ts'
import { readInbox } from '../deviceChannel/readInbox.ts'
import type { ServerContext } from '../../context.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { inboxMessage } from './inboxMessage.ts'
import { messageWatchOf } from './messageWatch.ts'
import type { OutgoingMessage } from './brokerConnection.ts'
import { claimDue, notePushed, postpone, type DueDevice } from './dueDevices.ts'

/** How often to look without a signal, as signals can be lost and processes can die, ms. */
const LOOK_EVERY_MS = 15_000
/** Delay before publishing to a device is retried after a failure, ms. */
const RETRY_AFTER_MS = 5_000
/** Devices that are published to concurrently. */
const AT_ONCE = 5

/** Publishes new inbox messages to devices. */
export interface Pusher {
  /** Looks for devices with new messages; one look at a time, and another one if called meanwhile. */
  look(): void
  /** Resolves when the current device is done. */
  stop(): Promise<void>
}

/** @param isReady whether the broker can be published to */
export function createPusher(
  context: ServerContext,
  publish: (message: OutgoingMessage) => Promise<void>,
  isReady: () => boolean,
): Pusher {
  const { store, bus, clock, log } = context
  const watch = messageWatchOf(context)
  const stopped = new AbortController()
  let looksAgain = false
  let looking: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined

  const push = async (device: DueDevice): Promise<void> => {
    try {
      const sender = outboxSenderOf(device)
      const { messages, position, areSent } = await readInbox(
        store.db,
        sender,
        device.after,
        clock(),
        { isPush: true },
      )
      if (areSent) bus.signal(EVENTS_TOPIC)
      const last = messages.at(-1)
      if (last !== undefined) {
        const message = inboxMessage(device.serial, { messages, after: last.position })
        await watch.run('publish', () => publish(message))
      }
      await notePushed(store.db, device.nodeId, position)
    } catch (error) {
      log.warn({ err: error, serial: device.serial }, 'Messages could not be published to a device')
      await postpone(store.db, device.nodeId, clock() + RETRY_AFTER_MS)
      clearTimeout(retry)
      retry = setTimeout(look, RETRY_AFTER_MS).unref()
    }
  }
  const lookOnce = async (): Promise<void> => {
    while (isReady() && !stopped.signal.aborted) {
      const due = await claimDue(store.db, clock())
      if (due.length === 0) return
      const workers = Array.from({ length: AT_ONCE }, async () => {
        for (;;) {
          const device = due.pop()
          if (device === undefined) return
          await watch.run('push', () => push(device))
        }
      })
      await Promise.all(workers)
    }
  }
  const look = (): void => {
    if (stopped.signal.aborted) return
    if (looking !== null) {
      looksAgain = true
      return
    }
    looksAgain = false
    looking = lookOnce()
      .catch((error) => log.warn({ err: error }, 'Messages to devices could not be looked up'))
      .finally(() => {
        looking = null
        if (looksAgain) look()
      })
  }
  const stops = [...INBOX_TOPICS.map((topic) => bus.onSignal(topic, look)), bus.onGap(look)]
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()

  return {
    look,
    async stop() {
      stopped.abort()
      clearInterval(timer)
      clearTimeout(retry)
      for (const end of stops) end()
      await looking
    },
  }
}
