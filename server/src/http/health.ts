import { Type } from 'typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** The services whose health is checked. */
interface Checked {
  store: Pick<Store, 'isUp'>
  bus: Pick<Bus, 'isConnected'>
  /** State of the connection to the MQTT broker; off: there is none. */
  mqtt: () => 'off' | 'ok' | 'failing'
  log: FastifyBaseLogger
}

const PATIENCE_MS = 5_000
const Health = Type.Object({
  status: Type.String(),
  store: Type.String(),
  bus: Type.String(),
  mqtt: Type.Optional(Type.String({ description: 'Only if there is a broker' })),
})

/**
 * `GET /healthz`: 200 while store and bus work, otherwise 503 naming the one that does not. It does not wait
 * for other queries of the store: a busy server is healthy. If the MQTT broker is down, the server reports
 * it but is still healthy: it serves all other clients, and no other process would do better.
 */
export function registerHealth(app: FastifyInstance, { store, bus, mqtt, log }: Checked): void {
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'Whether the server can do its work',
        tags: ['server'],
        response: { 200: Health, 503: Health },
      },
      config: { rateLimit: false },
    },
    async (_request, reply) => {
      const isStoreUp = await answersInTime(store.isUp()).catch((error) => {
        log.error({ err: error }, 'The store does not answer')
        return false
      })
      const isBusUp = bus.isConnected()
      const broker = mqtt()
      return reply.code(isStoreUp && isBusUp ? 200 : 503).send({
        status: isStoreUp && isBusUp ? 'ok' : 'failing',
        store: isStoreUp ? 'ok' : 'failing',
        bus: isBusUp ? 'ok' : 'failing',
        ...(broker === 'off' ? {} : { mqtt: broker }),
      })
    },
  )
}

async function answersInTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
