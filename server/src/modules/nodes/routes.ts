import { Id, Node, NODE_INCLUDES, NodePage, NodeSearch, type NodeInclude } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { invalidQuery } from '../input/invalidField.ts'
import { listField, listOf } from '../input/queryList.ts'
import { getNode, searchNodes } from './service.ts'

const tags = ['nodes']

const { page, size, organization_id, search } = NodeSearch.properties
const NodeQuery = Type.Object(
  {
    node_id: listField,
    data_point_id: listField,
    type: listField,
    includes: listField,
    organization_id,
    search,
    page,
    size,
  },
  { additionalProperties: false },
)

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

/** `GET nodes`, `GET nodes/{id}`, `POST search/nodes` */
export function nodeRoutes(api: Api, context: ServerContext): void {
  api.get(
    '/nodes/:id',
    {
      schema: {
        tags,
        summary: 'One device',
        params: Type.Object({ id: Id }, { additionalProperties: false }),
        querystring: Type.Object({ includes: listField }, { additionalProperties: false }),
        response: { 200: Node },
      },
    },
    ({ caller, params, query }) => getNode(context, caller, params.id, includesOf(query.includes)),
  )

  api.get(
    '/nodes',
    {
      schema: {
        tags,
        summary: 'Devices, by name; lists are repeated or separated by commas',
        querystring: NodeQuery,
        response: { 200: NodePage },
      },
    },
    ({ caller, query }) =>
      searchNodes(context, caller, {
        ...query,
        node_id: filled(query.node_id),
        data_point_id: filled(query.data_point_id),
        type: filled(query.type),
        includes: includesOf(query.includes),
      }),
  )

  api.post(
    '/search/nodes',
    {
      schema: {
        tags,
        summary: 'Devices, for questions too long for an address',
        body: NodeSearch,
        response: { 200: NodePage },
      },
    },
    ({ caller, body }) => searchNodes(context, caller, body),
  )
}
