import type { Inbox, InboxMessage } from '@airshed/schemas'

/** A device that communicates with a server over the device channel, and survives its restarts. */
export interface ChannelDevice {
  /** Ids of the executed commands, once for each execution. */
  readonly done: readonly string[]
  /** The settings that are in force on the device. */
  readonly settings: Readonly<Record<string, unknown>>
  /**
   * Fetches its messages once and answers them.
   *
   * @param waitS how long the server may let it wait for one, s
   * @returns their number
   * @throws if the server is unreachable; unsent messages are sent the next time
   */
  talk(url: string, waitS?: number): Promise<number>
}

/**
 * A device with well-behaved firmware: it executes each command once, and keeps its position and its
 * unsent messages until the server has responded.
 */
export function createChannelDevice(serial: string, key: string): ChannelDevice {
  const headers = { 'x-airshed-key': key, 'content-type': 'application/json' }
  const done: string[] = []
  let settings: Record<string, unknown> = {}
  let after = 0
  let unsaid: object[] = []

  const deal = (message: InboxMessage) => {
    if (message.type === 'settings') {
      settings = { ...settings, ...message.settings }
      const { version } = message
      unsaid.push({ type: 'reported', id: `settings ${version}`, version, settings })
    } else if (message.type === 'command' && !done.includes(message.id)) {
      done.push(message.id)
      unsaid.push({ type: 'result', id: message.id, command: message.id, ok: true })
    }
  }
  const say = async (url: string) => {
    if (unsaid.length === 0) return
    const answer = await fetch(`${url}/devices/${serial}/outbox`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ messages: unsaid }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    unsaid = []
  }

  return {
    done,
    get settings() {
      return settings
    },
    async talk(url, waitS = 0) {
      await say(url)
      const answer = await fetch(`${url}/devices/${serial}/inbox?after=${after}&wait=${waitS}`, {
        headers,
      })
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
      const inbox = (await answer.json()) as Inbox
      for (const message of inbox.messages) deal(message)
      after = inbox.after
      await say(url)
      return inbox.messages.length
    },
  }
}
