import type { ServerContext } from '../context.ts'

const none = () => ({ count: 0 })

/** How many sockets are open at this server; kept up to date by whoever opens and closes them. */
export const openSocketsOf = ({ memory }: Pick<ServerContext, 'memory'>): { count: number } =>
  memory.of(none)
