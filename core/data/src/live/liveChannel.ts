import { ALIVE_EVERY_MS, liveProtocols, SILENT_AFTER_MS, type LiveUpdate } from '@airshed/schemas'
import { isExpired, singleFlight, type TokenSource } from '../api/tokens.ts'
import { scheduleByTimer, systemClock, type Clock, type Schedule } from '../timing.ts'
import { backoffMs } from '@airshed/client'
import {
  LIVE_START,
  publicState,
  stepLive,
  type LiveEffect,
  type LiveMachineEvent,
} from './liveMachine.ts'
import type {
  LiveChange,
  LiveChannel,
  LiveChannelState,
  LiveMessage,
  LiveNotice,
} from './liveTypes.ts'
import { readEvent } from '@airshed/client'
import { openWebSocket, socketUrl, type LiveSocket, type OpenSocket } from './socket.ts'

export interface LiveChannelOptions {
  tokens: TokenSource
  /** No new token was obtained: the user must sign in again. */
  onSessionExpired: () => void
  /** Address of the socket; default `/v2/socket` of this page's server. */
  url?: string
  /** Default the browser's WebSocket. */
  openSocket?: OpenSocket
  /** Default the system's. */
  clock?: Clock
  /** Default `setTimeout`. */
  schedule?: Schedule
  /** 0 up to 1; spreads the reconnects. Default `Math.random`. */
  random?: () => number
  /** Emits `online` and `offline`. Default the window. */
  connectivity?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** Close code of the server for a token that is wrong or has expired. */
const TOKEN_REFUSED_CODE = 4401

/** Answers of the server trigger an early attempt at most this often, in ms: it may refuse sockets. */
const BROUGHT_FORWARD_EVERY_MS = 5000

/** Subscriptions that change within this time, in ms, are sent as one. */
const SUBSCRIBE_DEBOUNCE_MS = 50

/** One socket for the page: the union of all subscriptions, restored after connection losses. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const {
    url = socketUrl(),
    openSocket = openWebSocket,
    clock = systemClock,
    schedule = scheduleByTimer,
    random = Math.random,
    connectivity = globalThis,
  } = options
  const tokens = singleFlight(options.tokens)
  const watchers = new Set<{
    nodeIds: readonly string[]
    listener: (message: LiveMessage) => void
  }>()
  const noticeListeners = new Set<(notice: LiveNotice) => void>()
  const changeListeners = new Set<(change: LiveChange) => void>()
  const stateListeners = new Set<(state: LiveChannelState) => void>()
  let machine = LIVE_START
  let socket: LiveSocket | null = null
  let cancelRetry: (() => void) | null = null
  let cancelSubscribe: (() => void) | null = null
  let cancelSilence: (() => void) | null = null
  let heardAtMs = 0
  let triedAtMs = 0
  let lostSinceMs: number | null = null
  let subscribed: string | null = null

  const wantedIds = (): string[] =>
    [...new Set([...watchers].flatMap(({ nodeIds }) => nodeIds))].toSorted()

  const deliver = (message: LiveMessage): void => {
    for (const { listener } of watchers) listener(message)
  }

  const changed = (change: LiveChange): void => {
    for (const listener of changeListeners) listener(change)
  }

  const sendSubscription = (): void => {
    cancelSubscribe?.()
    cancelSubscribe = null
    if (machine.phase !== 'open') return
    const update: LiveUpdate = { event: 'update', data: { node_ids: wantedIds() } }
    const text = JSON.stringify(update)
    if (text === subscribed) return
    subscribed = text
    socket?.send(text)
  }

  const forgetSocket = (): void => {
    cancelSilence?.()
    cancelSilence = null
    socket = null
    subscribed = null
  }

  const dropSocket = (): void => {
    const old = socket
    forgetSocket()
    old?.close()
  }

  /** Checks now and then whether the server still sends: its connection may end silently. */
  const listenForSilence = (): void => {
    cancelSilence = schedule(() => {
      if (clock.now() - heardAtMs < SILENT_AFTER_MS) return listenForSilence()
      dropSocket()
      dispatch({ type: 'dropped', isTokenRefused: false })
    }, ALIVE_EVERY_MS)
  }

  const receive = (text: unknown): void => {
    heardAtMs = clock.now()
    dispatch({ type: 'confirmed' })
    const event = readEvent(text)
    if (event?.event === 'measurements') {
      const { _id: dataPointId, ...rest } = event.data
      deliver({ kind: 'measurements', dataPointId, ...rest })
    } else if (event?.event === 'resync') {
      deliver({ kind: 'resync', nodeIds: event.data.node_ids })
    } else if (event?.event === 'changed') {
      const { entity, id, by, by_id: byId, request_id: requestId } = event.data
      changed({ kind: 'changed', entity, id, by, byId, requestId })
    } else if (event?.event === 'status') {
      changed({ kind: 'status', organizationIds: event.data.organization_ids })
    }
  }

  const open = (accessToken: string): void => {
    dropSocket()
    const isCurrent = (): boolean => socket === own
    const own = openSocket(url, liveProtocols(accessToken), {
      onOpen: () => {
        if (!isCurrent()) return
        heardAtMs = clock.now()
        listenForSilence()
        dispatch({ type: 'opened' })
      },
      onFrame: (data) => {
        if (isCurrent()) receive(data)
      },
      onClose: (code) => {
        if (!isCurrent()) return
        forgetSocket()
        dispatch({ type: 'dropped', isTokenRefused: code === TOKEN_REFUSED_CODE })
      },
    })
    socket = own
  }

  const connect = async (mustRenew: boolean): Promise<void> => {
    triedAtMs = clock.now()
    const known = tokens.current()
    let token = known
    if (known === null || mustRenew || isExpired(known, clock)) {
      try {
        token = await tokens.refresh()
      } catch {
        dispatch({ type: 'dropped', isTokenRefused: false })
        return
      }
    }
    if (machine.phase !== 'connecting') return
    if (token !== null) return open(token.accessToken)
    dispatch({ type: 'closed' })
    options.onSessionExpired()
  }

  const effects: Record<LiveEffect, () => void> = {
    connect: () => void connect(false),
    'connect-renewed': () => void connect(true),
    'drop-socket': dropSocket,
    'schedule-retry': () => {
      cancelRetry = schedule(
        () => dispatch({ type: 'retry-due' }),
        backoffMs(machine.attempt, random()),
      )
    },
    'cancel-retry': () => {
      cancelRetry?.()
      cancelRetry = null
    },
    'send-subscription': sendSubscription,
    'announce-lost': () => noticeListeners.forEach((listener) => listener('lost')),
    'announce-established': () => noticeListeners.forEach((listener) => listener('established')),
    'announce-resync': () => {
      deliver({ kind: 'resync', nodeIds: wantedIds() })
      changed({ kind: 'missed' })
    },
  }

  function dispatch(event: LiveMachineEvent): void {
    const before = publicState(machine)
    const step = stepLive(machine, event)
    machine = step.state
    for (const effect of step.effects) effects[effect]()
    const now = publicState(machine)
    if (now === before) return
    if (now === 'open' || now === 'idle') lostSinceMs = null
    else if (now === 'lost') lostSinceMs ??= clock.now()
    stateListeners.forEach((listener) => listener(now))
  }

  const onOnline = (): void => dispatch({ type: 'online' })
  const onOffline = (): void => dispatch({ type: 'offline' })
  connectivity.addEventListener('online', onOnline)
  connectivity.addEventListener('offline', onOffline)

  return {
    get state() {
      return publicState(machine)
    },
    get lostSinceMs() {
      return lostSinceMs
    },
    watch(nodeIds, listener) {
      const watcher = { nodeIds, listener }
      watchers.add(watcher)
      const later = (): void => {
        cancelSubscribe ??= schedule(sendSubscription, SUBSCRIBE_DEBOUNCE_MS)
      }
      later()
      if (nodeIds.length > 0) dispatch({ type: 'wanted' })
      return () => {
        if (watchers.delete(watcher)) later()
      }
    },
    onNotice(listener) {
      noticeListeners.add(listener)
      return () => noticeListeners.delete(listener)
    },
    onChange(listener) {
      changeListeners.add(listener)
      dispatch({ type: 'wanted' })
      return () => changeListeners.delete(listener)
    },
    onStateChange(listener) {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    serverAnswered() {
      if (clock.now() - triedAtMs >= BROUGHT_FORWARD_EVERY_MS) dispatch({ type: 'reachable' })
    },
    close() {
      connectivity.removeEventListener('online', onOnline)
      connectivity.removeEventListener('offline', onOffline)
      cancelSubscribe?.()
      dispatch({ type: 'closed' })
    },
  }
}
