import type { Node, NodeInclude, NodeSearch, Page } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'
import { path } from '../url.ts'

export interface NodeCalls {
  get(id: string, includes?: readonly NodeInclude[], options?: CallOptions): Promise<Node>
  list(query?: NodeSearch, options?: CallOptions): Promise<Page<Node>>
  /** As {@link NodeCalls.list}, for questions too long for an address. */
  search(body: NodeSearch, options?: CallOptions): Promise<Page<Node>>
}

export const nodeCalls = (send: Send): NodeCalls => ({
  get: (id, includes = [], options) =>
    send({ method: 'GET', path: path`nodes/${id}`, query: { includes }, ...options }),
  list: (query = {}, options) => send({ method: 'GET', path: 'nodes', query, ...options }),
  search: (body, options) => send({ method: 'POST', path: 'search/nodes', body, ...options }),
})
