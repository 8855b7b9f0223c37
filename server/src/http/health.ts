import { Type } from 'typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** What is asked whether it works. */
interface Checked {
  store: Pick<Store, 'isUp'>
  bus: Pick<Bus, 'isConnected'>
  /** How it stands with the MQTT broker; off: there is none. */
  mqtt: () => 'off' | 'ok' | 'failing'
  log: FastifyBaseLogger
}

const PATIENCE_MS = 5_000
const Health = Type.Object({
  status: Type.String(),
  store: Type.String(),
  bus: Type.String(),
  mqtt: Type.Optional(Type.String({ description: 'Only where there is a broker' })),
})

/**
 * `GET /healthz`: 200 while store and bus work, else 503 with the one that does not. It waits for nothing
 * that others asked of the store: a server that is busy is healthy. One whose MQTT broker is away says so
 * and is healthy as well: it serves everybody else, and no other process would do better.
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
