import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { TOKEN_USE_WRITE_MS, writeTokenUses } from '../../access/identity/apiTokens/tokenUse.ts'

/** Writes the use of tokens from time to time, and the rest when the server stops. */
export function keepTokenUses(app: FastifyInstance, context: ServerContext): void {
  const timer = setInterval(() => void writeTokenUses(context), TOKEN_USE_WRITE_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await writeTokenUses(context, true)
  })
}
