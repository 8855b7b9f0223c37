import { NODE_INCLUDES, type NodeInclude } from '@airshed/schemas'
import {
  getNode,
  getNodeValues,
  listNodes,
  searchNodes,
  setNodeKeyless,
  setNodeProfile,
  tagNodes,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { ingestOf } from '../ingest/ingestService.ts'
import { invalidQuery } from '../../access/input/invalidField.ts'
import { listOf } from '../../access/input/queryList.ts'
import { requireProfile } from '../profiles/requireProfile.ts'
import { nodeValues } from './nodeValues.ts'
import { describeNode, nodePage } from './service.ts'
import { setColumn } from './setColumn.ts'
import { tagDevices } from './tags/tagDevices.ts'

function includesOf(value: string | string[] | undefined): NodeInclude[] {
  return listOf(value).map((part) => {
    const known = NODE_INCLUDES.find((include) => include === part)
    if (known === undefined) {
      throw invalidQuery('/includes', `some of ${NODE_INCLUDES.join(', ')}`, part)
    }
    return known
  })
}

/** Empty lists mean the same as absent ones. */
const filled = (value: string | string[] | undefined) => {
  const values = listOf(value)
  return values.length === 0 ? undefined : values
}

/** Types that devices name themselves may have commas, so each value counts as a whole, too. */
function typesOf(value: string | string[] | undefined): string[] | undefined {
  const parts = filled(value)
  return parts === undefined ? undefined : [...new Set([...[value ?? []].flat(), ...parts])]
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
      type: typesOf(query.type),
      includes: includesOf(query.includes),
    }),
  ),
  answer(getNodeValues, ({ db, caller, visible }) => nodeValues(db, caller, visible)),
  answer(searchNodes, ({ caller, visible, body }) => nodePage(context, caller, visible, body)),
  change(tagNodes, {
    run: async (args) => {
      const tagged = await tagDevices(args)
      if (tagged.changed === 0) args.unchanged()
      return tagged
    },
  }),
  change(setNodeKeyless, {
    run: ({ body: { version: from, accepts_keyless: value }, ...args }) =>
      setColumn(context, args, { column: 'accepts_keyless', value, from }),
    respond: ({ params }, node) => {
      ingestOf(context).forget(params.id)
      return node
    },
  }),
  change(setNodeProfile, {
    run: ({ body: { version: from, profile_id: value }, ...args }) => {
      requireProfile(value, '/profile_id')
      return setColumn(context, args, { column: 'profile_id', value, from })
    },
  }),
]
