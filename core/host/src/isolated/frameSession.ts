import type { DataNeed } from '@airshed/contract'
import type { Broker, BrokerResult, BrokerSubscription } from '@airshed/data'
import type { BlockedAttempt } from '@airshed/schemas'
import type { FrameAction, FrameMessage } from '../bridge/frameMessages.ts'
import isFrameMessage from '../bridge/frameMessages.ts?validator'
import type {
  FramePage,
  FramePlugin,
  FrameSubject,
  HostMessage,
  SaveAnswer,
} from '../bridge/hostMessages.ts'
import { sentResult } from '../bridge/sentResult.ts'
import type { FrameFailure } from './frameGroup.ts'
import { OverreachError } from '@airshed/kit/errors'
import { MESSAGES_PER_SECOND } from './frameTimes.ts'

/** Maximum number of concurrent subscriptions of one plugin. */
const MAX_SUBSCRIPTIONS = 30
/** Time limit for the widget's summary, ms; after that it counts as empty. */
const SUMMARY_WITHIN_MS = 2_000
/** Reported, as the author would otherwise wait for data in vain. */
const NOT_A_NEED =
  'needs: expected needs as the contract has them, at most 20 with 500 ids each, got others: they were not asked'

const isQuestion = (message: unknown): boolean =>
  (message as { kind?: unknown } | null | undefined)?.kind === 'subscribe'

export interface FrameSessionOptions {
  port: MessagePort
  plugin: FramePlugin
  subject: FrameSubject
  page: FramePage
  /** Delivers the data that the plugin may have, see `guardedBroker`. */
  broker: Broker
  now: () => number
  /** Returns the message for a failure. */
  messageOf(error: Error): string
  onAction(action: FrameAction): void
  onOpened(): void
  onTurn(turn: number): void
  /** A subscription has updates for the frame. */
  onNews(): void
  onFailure(kind: FrameFailure, message: string): void
  /** A non-fatal error in the frame. */
  onReport(message: string): void
  /** It requests data that its manifest does not name. */
  onOverreach(error: OverreachError): void
  /** The browser blocked attempts of this kind, `count` times. */
  onBlocked(what: BlockedAttempt, count: number): void
  /** The files of a plugin in development changed. */
  onChanged(): void
}

/** The page's end of the connection to one frame, from its load until its removal. */
export interface FrameSession {
  setSubject(subject: FrameSubject): void
  setPage(page: FramePage): void
  hover(timeMs: number | null): void
  /** Answers a `save` of the frame by its number. */
  saved(question: number, answer: SaveAnswer): void
  hasNews(): boolean
  /** Sends all pending updates, then requests a sign of life. */
  send(turn: number): void
  /** The widget's summary; empty when it does not arrive in time. */
  summary(): Promise<string>
  /** The needs of the first subscription; [] before it. */
  needs(): readonly DataNeed[]
  /** The newest result of the first subscription; null before it. */
  newest(): BrokerResult | null
  close(): void
}

interface Line {
  needs: readonly DataNeed[]
  subscription: BrokerSubscription
  sent: BrokerResult | null
  hasNews: boolean
}

export function openFrameSession(options: FrameSessionOptions): FrameSession {
  const { port, broker } = options
  let { page } = options
  const lines = new Map<number, Line>()
  const questions = new Map<number, (text: string) => void>()
  let nextQuestion = 0
  let isClosed = false
  let countedSince = options.now()
  let messages = 0

  const post = (message: HostMessage): void => {
    if (!isClosed) port.postMessage(message)
  }

  const subscribe = (message: Extract<FrameMessage, { kind: 'subscribe' }>): void => {
    const { needs, range, isLive, width } = message
    const replaced = lines.get(message.subscription)
    replaced?.subscription.unsubscribe()
    if (replaced === undefined && lines.size >= MAX_SUBSCRIPTIONS) {
      return options.onFailure('flooded', `more than ${MAX_SUBSCRIPTIONS} subscriptions at a time`)
    }
    const line: Line = {
      needs,
      subscription: broker.subscribe(
        needs,
        { range, isLive, width, timezone: page.timezone, slug: page.slug },
        () => {
          line.hasNews = true
          options.onNews()
        },
      ),
      sent: null,
      hasNews: true,
    }
    lines.set(message.subscription, line)
    options.onNews()
  }

  const handle = (message: FrameMessage): void => {
    switch (message.kind) {
      case 'opened':
        return options.onOpened()
      case 'subscribe':
        return subscribe(message)
      case 'unsubscribe':
        lines.get(message.subscription)?.subscription.unsubscribe()
        return void lines.delete(message.subscription)
      case 'retry':
        return lines.get(message.subscription)?.subscription.retry()
      case 'act':
        return options.onAction(message.action)
      case 'summary':
        questions.get(message.question)?.(message.text)
        return void questions.delete(message.question)
      case 'turn':
        return options.onTurn(message.turn)
      case 'failed':
        if (message.isFatal) {
          return options.onFailure('crashed', `${message.where}: ${message.message}`)
        }
        return options.onReport(`${message.where}: ${message.message}`)
      case 'overreached':
        return options.onOverreach(new OverreachError(message.kinds))
      case 'blocked':
        return options.onBlocked(message.what, message.count)
      case 'changed':
        return options.onChanged()
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isClosed) return
    const now = options.now()
    if (now - countedSince > 1000) {
      countedSince = now
      messages = 0
    }
    messages += 1
    if (messages > MESSAGES_PER_SECOND) {
      return options.onFailure('flooded', `more than ${MESSAGES_PER_SECOND} messages in a second`)
    }
    // Messages that do not match the contract are ignored.
    if (isFrameMessage(data)) handle(data as FrameMessage)
    else if (isQuestion(data)) options.onReport(NOT_A_NEED)
  })
  port.start()
  post({ kind: 'open', plugin: options.plugin, subject: options.subject, page: options.page })

  return {
    setSubject: (subject) => post({ kind: 'subject', subject }),
    setPage(next) {
      page = next
      post({ kind: 'page', page })
    },
    hover: (timeMs) => post({ kind: 'hover', timeMs }),
    saved: (question, answer) => post({ kind: 'saved', question, answer }),
    hasNews: () => [...lines.values()].some((line) => line.hasNews),
    send(turn) {
      for (const [subscription, line] of lines) {
        if (!line.hasNews) continue
        line.hasNews = false
        const result = line.subscription.current()
        post({
          kind: 'result',
          subscription,
          result: sentResult(result, line.sent, options.messageOf),
        })
        line.sent = result
      }
      post({ kind: 'turn', turn })
    },
    needs: () => lines.values().next().value?.needs ?? [],
    newest: () => lines.values().next().value?.subscription.current() ?? null,
    summary: () =>
      new Promise((resolve) => {
        const question = nextQuestion
        nextQuestion += 1
        const timer = setTimeout(() => {
          questions.delete(question)
          resolve('')
        }, SUMMARY_WITHIN_MS)
        questions.set(question, (text) => {
          clearTimeout(timer)
          resolve(text)
        })
        post({ kind: 'ask-summary', question })
      }),
    close() {
      isClosed = true
      for (const { subscription } of lines.values()) subscription.unsubscribe()
      lines.clear()
      port.close()
    },
  }
}
