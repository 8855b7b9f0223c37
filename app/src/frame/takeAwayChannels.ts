/** Ways out of a page that no policy of a browser closes in all of them. */
const CHANNELS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'WebTransport',
  'BroadcastChannel',
  'SharedWorker',
]

/** Takes them out of the frame before the plugin is there. The frame’s policy holds without it too. */
export function takeAwayChannels(scope: object = globalThis): void {
  for (const name of CHANNELS) Reflect.deleteProperty(scope, name)
}
