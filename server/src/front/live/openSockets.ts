import type { ServerContext } from '../../context.ts'

const none = () => ({ count: 0 })

/** The number of open sockets of this server; updated by the code that opens and closes them. */
export const openSocketsOf = ({ memory }: Pick<ServerContext, 'memory'>): { count: number } =>
  memory.of(none)
