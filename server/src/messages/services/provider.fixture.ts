import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A local service that accepts messages and answers as configured. */
export interface Provider {
  url: string
  received: ReceivedRequest[]
  /** Default: 200 and `ok`. */
  answerBy(answer: (response: ServerResponse) => void): void
  close(): Promise<void>
}

export async function startProvider(): Promise<Provider> {
  const received: ReceivedRequest[] = []
  let answer = (response: ServerResponse): void => void response.writeHead(200).end('ok')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body: Buffer.concat(chunks).toString('utf8') })
      answer(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerBy: (next) => void (answer = next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
