import { claimNodes as claimNodesCall } from '@airshed/schemas/calls'
import { change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import { takeClaimMisses } from './claimMisses.ts'
import { claimNodes } from './claimNodes.ts'

/** Claims devices for an organization. */
export const claimHandlers = (context: ServerContext): Handler[] => [
  change(claimNodesCall, {
    run: async ({ tx, caller, actor, body, organizationId, record, unchanged }) => {
      const now = context.clock()
      const claimed = await claimNodes({ tx, caller, by: actor.name, now, record }, body)
      const { misses } = claimed
      await takeClaimMisses(tx, { userId: caller.user.id, organizationId, misses, now })
      if (claimed.nodeIds.length === 0) unchanged()
      return claimed
    },
    respond: (_, { answer, nodeIds }) => {
      for (const id of nodeIds) ingestOf(context).forget(id)
      return answer
    },
  }),
]
