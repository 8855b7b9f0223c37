import { outboxSenderOf } from '../deviceChannel/outboxSender.ts'
import { INBOX_TOPICS } from '../deviceChannel/inboxTopic.ts'
import { readInbox } from '../deviceChannel/readInbox.ts'
import type { ServerContext } from '../../context.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { inboxMessage } from './inboxMessage.ts'
import { messageWatchOf } from './messageWatch.ts'
import type { OutgoingMessage } from './brokerConnection.ts'
import { claimDue, notePushed, postpone, type DueDevice } from './dueDevices.ts'

/** How often to poll without a signal, as signals can be lost and processes can die, ms. */
const POLL_EVERY_MS = 15_000
/** Delay before publishing to a device is retried after a failure, ms. */
const RETRY_AFTER_MS = 5_000
/** Devices that are published to concurrently. */
const AT_ONCE = 5

/** Publishes new inbox messages to devices. */
export interface Pusher {
  /** Polls for devices with new messages; one poll at a time, and another one if called meanwhile. */
  poll(): void
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
  let pollsAgain = false
  let polling: Promise<void> | null = null
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
      retry = setTimeout(poll, RETRY_AFTER_MS).unref()
    }
  }
  const pollOnce = async (): Promise<void> => {
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
  const poll = (): void => {
    if (stopped.signal.aborted) return
    if (polling !== null) {
      pollsAgain = true
      return
    }
    pollsAgain = false
    polling = pollOnce()
      .catch((error) => log.warn({ err: error }, 'Messages to devices could not be looked up'))
      .finally(() => {
        polling = null
        if (pollsAgain) poll()
      })
  }
  const stops = [...INBOX_TOPICS.map((topic) => bus.onSignal(topic, poll)), bus.onGap(poll)]
  const timer = setInterval(poll, POLL_EVERY_MS)
  timer.unref()

  return {
    poll,
    async stop() {
      stopped.abort()
      clearInterval(timer)
      clearTimeout(retry)
      for (const end of stops) end()
      await polling
    },
  }
}
