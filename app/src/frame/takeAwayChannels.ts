/** Network channels out of a page that no policy closes in every browser. */
const CHANNELS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'WebTransport',
  'BroadcastChannel',
  'SharedWorker',
  // It creates elements from data, bypassing the rule that no text becomes a document.
  'XSLTProcessor',
]

/** Removes them from the frame before the plugin runs. The frame’s policy applies regardless. */
export function takeAwayChannels(scope: object = globalThis): void {
  for (const name of CHANNELS) Reflect.deleteProperty(scope, name)
}
