/** The events of the connection. */
export interface SocketListener {
  onOpen(): void
  /** A text frame; anything else is passed on as it is. */
  onFrame(data: unknown): void
  onClose(code: number): void
}

/** An open connection, or one that is about to be. */
export interface LiveSocket {
  send(text: string): void
  close(): void
}

/** Opens a connection; the page passes {@link openWebSocket}, a test one in memory. */
export type OpenSocket = (
  url: string,
  /** With the token, see {@link liveProtocols}. */
  protocols: readonly string[],
  listener: SocketListener,
) => LiveSocket

/** A connection by the browser's own WebSocket. */
export const openWebSocket: OpenSocket = (url, protocols, listener) => {
  const socket = new WebSocket(url, [...protocols])
  socket.addEventListener('open', () => listener.onOpen())
  socket.addEventListener('message', ({ data }) => listener.onFrame(data))
  socket.addEventListener('close', ({ code }) => listener.onClose(code))
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}

/** The socket of the server that this page came from. */
export function socketUrl(): string {
  const url = new URL('/v2/socket', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
