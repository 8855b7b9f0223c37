import { Type } from 'typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bus } from '../../storage/bus/bus.ts'
import type { Clock } from '../../base/clock.ts'
import type { Store } from '../../storage/store/store.ts'

/** The services whose health is checked. */
interface Checked {
  store: Pick<Store, 'isUp'>
  bus: Pick<Bus, 'isConnected'>
  /** State of the connection to the MQTT broker; off: there is none. */
  mqtt: () => 'off' | 'ok' | 'failing'
  log: FastifyBaseLogger
  /** ms UTC. */
  clock: Clock
  /** Why the store cannot write, which anybody may see; null: it can. */
  diskProblem: () => Promise<string | null>
}

/** How long it is remembered whether the store can write, ms: anybody may ask, and the answer writes a file. */
export const PROBED_FOR_MS = 5_000

const PATIENCE_MS = 5_000
const Health = Type.Object({
  status: Type.String({ description: 'ok; degraded: nothing can be stored; failing' }),
  store: Type.String({ description: 'ok, read-only, or failing' }),
  bus: Type.String(),
  mqtt: Type.Optional(Type.String({ description: 'Only if there is a broker' })),
  reason: Type.Optional(Type.String({ description: 'Only if the store cannot write: why' })),
})

/**
 * `GET /healthz`: 200 while store and bus work, otherwise 503 naming the one that does not. It does not wait
 * for other queries of the store: a busy server is healthy. If the MQTT broker is down, the server reports
 * it but is still healthy: it serves all other clients, and no other process would do better. The same applies to
 * an embedded store that cannot write, as on a full disk: `degraded`, with 200, because everybody can still read.
 */
export function registerHealth(app: FastifyInstance, checked: Checked): void {
  const { store, bus, mqtt, log } = checked
  const problemNow = rememberedProblem(checked)
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
      const isUp = isStoreUp && isBusUp
      const reason = isStoreUp ? await problemNow() : null
      const working = reason === null ? 'ok' : 'degraded'
      const writing = reason === null ? 'ok' : 'read-only'
      return reply.code(isUp ? 200 : 503).send({
        status: isUp ? working : 'failing',
        store: isStoreUp ? writing : 'failing',
        bus: isBusUp ? 'ok' : 'failing',
        ...(broker === 'off' ? {} : { mqtt: broker }),
        ...(reason === null ? {} : { reason }),
      })
    },
  )
}

/** Asks about the disk at most once in {@link PROBED_FOR_MS}, and logs when the answer changes. */
function rememberedProblem({ clock, diskProblem, log }: Checked): () => Promise<string | null> {
  let askedAt = -Infinity
  let answer = Promise.resolve<string | null>(null)
  let known: string | null = null
  return () => {
    if (clock() - askedAt < PROBED_FOR_MS) return answer
    askedAt = clock()
    answer = diskProblem().then((problem) => {
      if (problem !== null && known === null)
        log.error({ reason: problem }, 'Nothing can be stored')
      if (problem === null && known !== null) log.warn('Readings can be stored again')
      known = problem
      return problem
    })
    return answer
  }
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
