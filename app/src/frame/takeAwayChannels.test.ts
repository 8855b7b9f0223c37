import { expect, it } from 'vitest'
import { takeAwayChannels } from './takeAwayChannels.ts'

it('removes from a frame the channels that its policy allows, and nothing else', () => {
  const scope = {
    RTCPeerConnection: {},
    webkitRTCPeerConnection: {},
    RTCDataChannel: {},
    WebTransport: {},
    BroadcastChannel: {},
    SharedWorker: {},
    XSLTProcessor: {},
    MessageChannel: {},
    document: {},
  }
  takeAwayChannels(scope)
  expect(Object.keys(scope)).toEqual(['MessageChannel', 'document'])
  // A browser that lacks them all must work too.
  takeAwayChannels(scope)
  expect(Object.keys(scope)).toEqual(['MessageChannel', 'document'])
})
