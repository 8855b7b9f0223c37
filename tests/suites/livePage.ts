import { liveProtocols, type LiveEvent } from '@airshed/schemas'

type Named<Name extends LiveEvent['event']> = Extract<LiveEvent, { event: Name }>

/** A page's connection to the socket of one process. */
export interface LivePage {
  /** Subscribes to the measurements of nodes; resolves with those it may read. */
  watch(...nodeIds: string[]): Promise<string[]>
  /** The first event of this name, past ones included. */
  first<Name extends LiveEvent['event']>(name: Name): Promise<Named<Name>>
  /** Resolves with the connection's close code. */
  closed: Promise<number>
  close(): void
}

/** Opens a process's socket as the console does. */
export async function openLivePage(url: string, token: string): Promise<LivePage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v2/socket`, liveProtocols(token))
  const events: LiveEvent[] = []
  const heard = new EventTarget()
  socket.addEventListener('message', ({ data }) => {
    events.push(JSON.parse(String(data)) as LiveEvent)
    heard.dispatchEvent(new Event('heard'))
  })
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No socket at ${url}`)))
  })
  const first: LivePage['first'] = async (name) => {
    for (;;) {
      const found = events.find((event) => event.event === name)
      if (found !== undefined) return found as Named<typeof name>
      await new Promise((resolve) => heard.addEventListener('heard', resolve, { once: true }))
    }
  }
  return {
    first,
    closed,
    async watch(...nodeIds) {
      socket.send(JSON.stringify({ event: 'update', data: { node_ids: nodeIds } }))
      return (await first('subscribed')).data.node_ids
    },
    close: () => socket.close(),
  }
}
