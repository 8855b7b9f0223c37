import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import {
  TOKEN_USAGE_WRITE_MS,
  writeTokenUsage,
} from '../../access/identity/apiTokens/tokenUsage.ts'

/** Writes the use of tokens from time to time, and the rest when the server stops. */
export function keepTokenUsage(app: FastifyInstance, context: ServerContext): void {
  const timer = setInterval(() => void writeTokenUsage(context), TOKEN_USAGE_WRITE_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await writeTokenUsage(context, true)
  })
}
