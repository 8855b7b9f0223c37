import type { LiveChannelState } from './liveTypes.ts'

/** The state between two events. */
export interface LiveMachineState {
  phase: 'idle' | 'connecting' | 'open' | 'waiting' | 'offline' | 'closed'
  /** Failures in a row; 0 once the server has sent something. */
  attempt: number
  /** The user was notified of a loss that still lasts. */
  isLossAnnounced: boolean
  /** It was open before: readings may have been missed since. */
  wasOpen: boolean
}

export type LiveMachineEvent =
  | { type: 'wanted' }
  | { type: 'opened' }
  /** The first message of this connection: it works both ways. */
  | { type: 'confirmed' }
  | { type: 'dropped'; isTokenRefused: boolean }
  | { type: 'retry-due' }
  /** The server can be reached by other means. */
  | { type: 'reachable' }
  | { type: 'online' }
  | { type: 'offline' }
  | { type: 'closed' }

/** The actions of the channel, in this order. */
export type LiveEffect =
  /** Opens a socket; an expired token is renewed first. */
  | 'connect'
  /** Opens a socket with a new token in any case. */
  | 'connect-renewed'
  | 'drop-socket'
  | 'schedule-retry'
  | 'cancel-retry'
  | 'send-subscription'
  | 'announce-lost'
  | 'announce-established'
  | 'announce-resync'

export interface LiveStep {
  state: LiveMachineState
  effects: readonly LiveEffect[]
}

export const LIVE_START: LiveMachineState = {
  phase: 'idle',
  attempt: 0,
  isLossAnnounced: false,
  wasOpen: false,
}

const still = (state: LiveMachineState): LiveStep => ({ state, effects: [] })

const lossEffects = (state: LiveMachineState): LiveEffect[] =>
  state.isLossAnnounced ? [] : ['announce-lost']

function dropped(state: LiveMachineState, isTokenRefused: boolean): LiveStep {
  if (state.phase !== 'open' && state.phase !== 'connecting') return still(state)
  const attempt = state.attempt + 1
  // An expired token is not a loss of the connection, unless the new one is refused as well.
  if (isTokenRefused && state.attempt === 0) {
    return { state: { ...state, phase: 'connecting', attempt }, effects: ['connect-renewed'] }
  }
  return {
    state: { ...state, phase: 'waiting', attempt, isLossAnnounced: true },
    effects: [...lossEffects(state), 'schedule-retry'],
  }
}

/** Pure: the next state of the connection, and the actions to take. */
export function stepLive(state: LiveMachineState, event: LiveMachineEvent): LiveStep {
  if (state.phase === 'closed') return still(state)
  switch (event.type) {
    case 'wanted':
      return state.phase === 'idle'
        ? { state: { ...state, phase: 'connecting' }, effects: ['connect'] }
        : still(state)
    case 'opened':
      if (state.phase !== 'connecting') return still(state)
      return {
        state: { ...state, phase: 'open', isLossAnnounced: false, wasOpen: true },
        effects: [
          'send-subscription',
          ...(state.isLossAnnounced ? (['announce-established'] as const) : []),
          ...(state.wasOpen || state.isLossAnnounced ? (['announce-resync'] as const) : []),
        ],
      }
    case 'confirmed':
      return still({ ...state, attempt: 0 })
    case 'dropped':
      return dropped(state, event.isTokenRefused)
    case 'retry-due':
      return state.phase === 'waiting'
        ? { state: { ...state, phase: 'connecting' }, effects: ['connect'] }
        : still(state)
    case 'reachable':
      return state.phase === 'offline' || state.phase === 'waiting'
        ? { state: { ...state, phase: 'connecting' }, effects: ['cancel-retry', 'connect'] }
        : still(state)
    case 'online':
      return state.phase === 'offline' || state.phase === 'waiting'
        ? {
            state: { ...state, phase: 'connecting', attempt: 0 },
            effects: ['cancel-retry', 'connect'],
          }
        : still(state)
    case 'offline':
      if (state.phase === 'idle' || state.phase === 'offline') return still(state)
      return {
        state: { ...state, phase: 'offline', isLossAnnounced: true },
        effects: ['cancel-retry', 'drop-socket', ...lossEffects(state)],
      }
    case 'closed':
      return { state: { ...state, phase: 'closed' }, effects: ['cancel-retry', 'drop-socket'] }
  }
}

/** The state as exposed to others. */
export function publicState({ phase, isLossAnnounced }: LiveMachineState): LiveChannelState {
  if (phase === 'open') return 'open'
  if (phase === 'idle' || phase === 'closed') return 'idle'
  return isLossAnnounced ? 'lost' : 'connecting'
}
