import type { Inbox, InboxMessage, OutboxAnswer } from '@airshed/schemas'
import { connect, type MqttClient } from 'mqtt'

/** How long a device waits for a response before it publishes again, ms. */
const AGAIN_AFTER_MS = 1_000

/** A device that communicates over MQTT, and survives its connections. */
export interface MqttDevice {
  /** Ids of the executed commands, once for each execution. */
  readonly done: readonly string[]
  /** The settings that are in force on the device. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Messages in the order in which they were processed. */
  readonly dealtWith: readonly InboxMessage[]
  /** Connects, and requests its messages. */
  connect(): void
  /** Loses its connection; it keeps its position and its unsent messages. */
  disconnect(): Promise<void>
  /** Publishes messages until they are answered. */
  say(...messages: object[]): Promise<OutboxAnswer>
  /** Publishes a payload once, as it is; with another key, or with none if it is null. */
  publish(
    payload: string | Buffer,
    options?: { key?: string | null; serial?: string },
  ): Promise<void>
  /** Responses without correlation data: those to payloads published once. */
  readonly answers: readonly unknown[]
}

/** A device with well-behaved firmware: one batch at a time, each until it is answered. */
export function createMqttDevice(port: number, serial: string, key: string): MqttDevice {
  const topics = { inbox: `airshed/${serial}/inbox`, answer: `airshed/${serial}/outbox/answer` }
  const done: string[] = []
  const dealtWith: InboxMessage[] = []
  const answers: unknown[] = []
  const waiting = new Map<string, (answer: OutboxAnswer) => void>()
  let settings: Record<string, unknown> = {}
  let after = 0
  let batches = 0
  let client: MqttClient | undefined
  let asking: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const send = (
    payload: string | Buffer,
    properties: object = {},
    to = serial,
    by: string | null = key,
  ) =>
    client?.connected === true
      ? client.publishAsync(`airshed/${to}/outbox`, payload, {
          qos: 1,
          properties: { ...(by === null ? {} : { userProperties: { key: by } }), ...properties },
        })
      : Promise.resolve()
  const repeat = (task: () => Promise<unknown>): NodeJS.Timeout => {
    const attempt = () => void task().catch(() => {})
    attempt()
    return setInterval(attempt, AGAIN_AFTER_MS)
  }
  const say = (...messages: object[]): Promise<OutboxAnswer> => {
    const said = turn.then(async () => {
      batches += 1
      const batch = `batch ${batches}`
      const answer = new Promise<OutboxAnswer>((resolve) => waiting.set(batch, resolve))
      const payload = JSON.stringify({ messages })
      const again = repeat(() => send(payload, { correlationData: Buffer.from(batch) }))
      try {
        return await answer
      } finally {
        clearInterval(again)
        waiting.delete(batch)
      }
    })
    turn = said
    return said
  }
  const ask = () => {
    clearInterval(asking)
    asking = repeat(() => send(JSON.stringify({ type: 'inbox', after })))
  }
  const deal = (message: InboxMessage): object | null => {
    dealtWith.push(message)
    if (message.type === 'settings') {
      settings = { ...settings, ...message.settings }
      const { version } = message
      return { type: 'reported', id: `settings ${version}`, version, settings }
    }
    // These devices run no scripts, and keep their firmware.
    if (message.type === 'files' || message.type === 'firmware') return null
    if (done.includes(message.id)) return null
    done.push(message.id)
    return { type: 'result', id: message.id, command: message.id, ok: true }
  }
  const receive = (inbox: Inbox) => {
    clearInterval(asking)
    const isNew = inbox.messages.filter(({ position }) => position > after)
    if (isNew.length === 0) return
    for (const message of isNew) {
      const answer = deal(message)
      after = message.position
      if (answer !== null) void say(answer)
    }
    ask()
  }

  return {
    done,
    dealtWith,
    answers,
    say,
    get settings() {
      return settings
    },
    connect() {
      client = connect({
        host: '127.0.0.1',
        port,
        username: serial,
        password: key,
        protocolVersion: 5,
        reconnectPeriod: 200,
        reconnectOnConnackError: true,
      })
      client.on('error', () => {})
      client.on('connect', () => {
        void client?.subscribeAsync([topics.inbox, topics.answer], { qos: 1 }).then(ask, () => {})
      })
      client.on('message', (topic, payload, { properties }) => {
        const body: unknown = JSON.parse(payload.toString())
        if (topic === topics.inbox) return receive(body as Inbox)
        const batch = properties?.correlationData?.toString()
        if (batch === undefined) answers.push(body)
        else waiting.get(batch)?.(body as OutboxAnswer)
      })
    },
    async disconnect() {
      clearInterval(asking)
      await client?.endAsync(true)
    },
    async publish(payload, options = {}) {
      await send(payload, {}, options.serial, options.key)
    },
  }
}
