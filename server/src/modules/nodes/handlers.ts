import { NODE_INCLUDES, type NodeInclude } from '@airshed/schemas'
import { getNode, listNodes, searchNodes } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { invalidQuery } from '../input/invalidField.ts'
import { listOf } from '../input/queryList.ts'
import { describeNode, nodePage } from './service.ts'

function includesOf(value: string | string[] | undefined): NodeInclude[] {
  return listOf(value).map((part) => {
    const known = NODE_INCLUDES.find((include) => include === part)
    if (known === undefined) {
      throw invalidQuery('/includes', `some of ${NODE_INCLUDES.join(', ')}`, part)
    }
    return known
  })
}

/** Empty lists mean the same as lists that are absent. */
const filled = (value: string | string[] | undefined) => {
  const values = listOf(value)
  return values.length === 0 ? undefined : values
}

export const nodeHandlers = (context: ServerContext): Handler[] => [
  answer(getNode, ({ caller, row, query }) =>
    describeNode(context, caller, row, includesOf(query.includes)),
  ),
  answer(listNodes, ({ caller, visible, query }) =>
    nodePage(context, caller, visible, {
      ...query,
      node_id: filled(query.node_id),
      data_point_id: filled(query.data_point_id),
      type: filled(query.type),
      includes: includesOf(query.includes),
    }),
  ),
  answer(searchNodes, ({ caller, visible, body }) => nodePage(context, caller, visible, body)),
]
