import { describe, expect, it } from 'vitest'
import { LIVE_START, publicState, stepLive, type LiveMachineEvent } from './liveMachine.ts'

/** Runs events from the start and answers the phases and all effects. */
function run(...events: LiveMachineEvent[]) {
  let state = LIVE_START
  const effects: string[] = []
  for (const event of events) {
    const step = stepLive(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, phase: state.phase, shown: publicState(state), effects }
}

const wanted: LiveMachineEvent = { type: 'wanted' }
const opened: LiveMachineEvent = { type: 'opened' }
const lost: LiveMachineEvent = { type: 'dropped', isTokenRefused: false }
const reachable: LiveMachineEvent = { type: 'reachable' }

describe('the steps of a connection', () => {
  it.each<[string, LiveMachineEvent[], string, string]>([
    ['nobody watches', [], 'idle', 'idle'],
    ['somebody watches', [wanted], 'connecting', 'connecting'],
    ['the server answers', [wanted, opened], 'open', 'open'],
    ['the first attempt fails', [wanted, lost], 'waiting', 'lost'],
    ['the second attempt runs', [wanted, lost, { type: 'retry-due' }], 'connecting', 'lost'],
    ['the server answers a call meanwhile', [wanted, lost, reachable], 'connecting', 'lost'],
    ['the browser goes offline', [wanted, opened, { type: 'offline' }], 'offline', 'lost'],
    ['it goes offline unwatched', [{ type: 'offline' }], 'idle', 'idle'],
    ['it was closed', [wanted, opened, { type: 'closed' }, wanted], 'closed', 'idle'],
    ['a late answer of a closed one', [wanted, { type: 'closed' }, opened], 'closed', 'idle'],
  ])('takes the next step of a connection: %s', (_, events, phase, shown) => {
    expect(run(...events)).toMatchObject({ phase, shown })
  })

  it('requests no resync when it opens for the first time', () => {
    expect(run(wanted, opened).effects).toEqual(['connect', 'send-subscription'])
  })

  it('requests missed readings when it opens at last', () => {
    expect(run(wanted, lost, { type: 'retry-due' }, opened).effects).toContain('announce-resync')
  })

  it('counts failures until the server spoke, not until the socket opened', () => {
    const retry: LiveMachineEvent = { type: 'retry-due' }
    expect(run(wanted, lost, retry, opened, lost).state.attempt).toBe(2)
    expect(run(wanted, lost, retry, opened, { type: 'confirmed' }, lost).state.attempt).toBe(1)
  })
})
