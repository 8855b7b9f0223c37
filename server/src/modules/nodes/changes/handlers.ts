import { randomUUID } from 'node:crypto'
import type { NodeChange } from '@airshed/schemas'
import {
  activateNode,
  cancelNodeChanges,
  deactivateNode,
  getNodeChanges,
  hibernateNode,
  listNodeChangeResults,
  listNodeChanges,
  shareNode,
  startNodeChanges,
  unshareNode,
} from '@airshed/schemas/calls'
import { answer, change, type ChangeArgs, type Handler } from '../../../calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { nodeRows } from '../../../entities/nodes.ts'
import { apiError } from '../../../errors.ts'
import { nodeView } from '../nodeView.ts'
import { changeNodes } from './applyChange.ts'
import { findResults, newestRuns, ownRun } from './results.ts'
import { insertRun, requireOwnOrganization, requireReceiver } from './startChanges.ts'
import { changeDevices } from './workChanges.ts'

type OneDevice = ChangeArgs<typeof activateNode>

/** Changes of one device at once, and of many behind the call. */
export function nodeChangeHandlers(context: ServerContext): Handler[] {
  const { store, jobs, clock } = context

  async function changeOne(
    { tx, row, caller, record, unchanged }: Omit<OneDevice, 'params'>,
    wanted: NodeChange,
    toOrganizationId?: string,
  ) {
    const now = clock()
    const [decision] = await changeNodes(
      { tx, caller, now, record },
      { change: wanted, toOrganizationId },
      [row],
    )
    if (decision?.outcome === 'refused')
      throw apiError(decision.code, {
        permission: 'manage_devices',
        organization: String(row.organization_id),
      })
    if (decision?.outcome === 'unchanged') unchanged()
    const changed = await nodeRows(tx).where('nodes.id', '=', row.id).executeTakeFirstOrThrow()
    return nodeView(changed, caller, now)
  }

  return [
    change(activateNode, { run: (args) => changeOne(args, 'activate') }),
    change(deactivateNode, { run: (args) => changeOne(args, 'deactivate') }),
    change(hibernateNode, { run: (args) => changeOne(args, 'hibernate') }),
    change(shareNode, {
      run: ({ params, ...args }) => {
        requireOwnOrganization(args.caller, params.orgId)
        return changeOne(args, 'share', params.orgId)
      },
    }),
    change(unshareNode, {
      run: ({ params, ...args }) => {
        const { orgId: id } = params
        if (!args.row.shared_to.includes(id)) throw apiError('NOT_FOUND', { what: 'Share', id })
        return changeOne(args, 'remove_share', id)
      },
    }),

    change(startNodeChanges, {
      run: async ({ tx, body, caller, actor, visible, requestId, unchanged }) => {
        requireReceiver(caller, body)
        const id = randomUUID()
        const payload = { runId: id, actor, requestId }
        const jobId = await jobs.add(tx, changeDevices, payload, { key: id, by: caller.user.id })
        await insertRun(tx, body, { id, jobId, caller, visible, now: clock() })
        unchanged()
        return id
      },
      respond: async ({ caller }, id) => (await ownRun(store.db, id, caller.user.id)).run,
    }),

    answer(listNodeChanges, async ({ db, caller }) => ({
      data: await newestRuns(db, caller.user.id),
    })),

    answer(getNodeChanges, async ({ db, params, caller }) => {
      const { run } = await ownRun(db, params.id, caller.user.id)
      return run
    }),

    answer(listNodeChangeResults, async ({ db, params, query, caller }) => {
      await ownRun(db, params.id, caller.user.id)
      return findResults(db, params.id, query)
    }),

    change(cancelNodeChanges, {
      run: async ({ tx, params, caller, unchanged }) => {
        const { jobId } = await ownRun(tx, params.id, caller.user.id)
        await jobs.cancel(jobId, tx)
        unchanged()
        return params.id
      },
      respond: async ({ caller }, id) => (await ownRun(store.db, id, caller.user.id)).run,
    }),
  ]
}
