import { Writable } from 'node:stream'
import type { FastifyServerOptions } from 'fastify'
import { loggerOptions } from '../web/http/logging.ts'

/** The log of a test server, captured in memory at `info`: pass its logger in `TestServerOptions`. */
export interface LogLines {
  logger: FastifyServerOptions['logger']
  /** Everything written since it was cleared. */
  text(): string
  /** The lines that have an event name, without the common fields. */
  events(): Record<string, unknown>[]
  clear(): void
}

export function createLogLines(): LogLines {
  const written: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString('utf8'))
      done()
    },
  })
  return {
    logger: { ...(loggerOptions('info') as object), stream },
    text: () => written.join(''),
    events: () =>
      written
        .flatMap((text) => text.split('\n').filter(Boolean))
        .map((text) => JSON.parse(text) as Record<string, unknown>)
        .filter(({ event }) => event !== undefined)
        .map(({ pid: _pid, hostname: _host, time: _time, msg: _msg, reqId: _id, ...rest }) => rest),
    clear: () => {
      written.length = 0
    },
  }
}
