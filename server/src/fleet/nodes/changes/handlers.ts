import { randomUUID } from 'node:crypto'
import type { Node, NodeSelection } from '@airshed/schemas'
import {
  activateNode,
  cancelNodeChanges,
  deactivateNode,
  deleteNode,
  endNodeLease,
  getNodeChanges,
  getNodeParties,
  hibernateNode,
  leaseNode,
  listNodeChangeResults,
  listNodeChanges,
  previewNodeChanges,
  resetNode,
  shareNode,
  startNodeChanges,
  transferNode,
  unshareNode,
  updateNodePayment,
  wakeNode,
} from '@airshed/schemas/calls'
import { answer, change, type ChangeArgs, type Handler } from '../../../access/calls/handler.ts'
import { requirePermission } from '../../../access/calls/organizationRights.ts'
import { recheckDevices } from '../../deviceChannel/inboxTopic.ts'
import type { ServerContext } from '../../../context.ts'
import { nodeRows } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import type { Db } from '../../../storage/store/db.ts'
import { nodeView } from '../nodeView.ts'
import { createSettingsCheck } from '../configuration/settingsOfType.ts'
import { changeNodes } from './applyChange.ts'
import { partiesOf } from './parties.ts'
import { previewChanges } from './previewChanges.ts'
import { requireOwnOrganization, requireReceiver, requireSharing } from './receivers.ts'
import { requireAsked } from './requireAsked.ts'
import { findResults, newestRuns, ownRun } from './results.ts'
import { insertRun } from './startChanges.ts'
import type { WantedChange } from './wantedChange.ts'
import { changeDevices } from './workChanges.ts'

type OneDevice = ChangeArgs<typeof activateNode>

/** @throws ApiError 404 NOT_FOUND if devices are chosen by an order that is not one of the caller */
async function requireOrder(db: Db, devices: NodeSelection, { user }: Caller): Promise<void> {
  if ('changed_by' in devices) await ownRun(db, devices.changed_by, user.id)
}

/** Changes of one device immediately, and of many in the background. */
export function nodeChangeHandlers(context: ServerContext): Handler[] {
  const { store, bus, jobs, clock } = context
  const check = createSettingsCheck()

  async function applyOne(
    { tx, row, caller, actor, record, unchanged }: Omit<OneDevice, 'params'>,
    wanted: WantedChange,
  ): Promise<void> {
    const [decision] = await changeNodes(
      { tx, caller, now: clock(), by: actor.name, check, record },
      wanted,
      [row],
    )
    if (decision?.outcome === 'refused')
      throw apiError(decision.code, {
        permission: 'manage_devices',
        organization: String(row.organization_id),
      })
    if (decision?.outcome === 'unchanged') unchanged()
  }
  async function changeOne(args: Omit<OneDevice, 'params'>, wanted: WantedChange): Promise<Node> {
    const { tx, row, caller } = args
    await applyOne(args, wanted)
    const changed = await nodeRows(tx).where('nodes.id', '=', row.id).executeTakeFirstOrThrow()
    return nodeView(changed, caller, clock())
  }
  /** Invalidates ingest's cache of a device, because its holder and key have changed, and ends waits with a key that is gone. */
  function forget<Answer>(
    { params: { id } }: { params: { id: string } },
    answered: Answer,
  ): Answer {
    ingestOf(context).forget(id)
    recheckDevices(bus, [id])
    return answered
  }

  return [
    answer(getNodeParties, ({ db, row, caller }) => partiesOf(db, row, caller)),
    change(activateNode, { run: (args) => changeOne(args, { change: 'activate' }) }),
    change(deactivateNode, { run: (args) => changeOne(args, { change: 'deactivate' }) }),
    change(hibernateNode, { run: (args) => changeOne(args, { change: 'hibernate' }) }),
    change(wakeNode, { run: (args) => changeOne(args, { change: 'wake' }) }),
    change(shareNode, {
      run: async ({ params, ...args }) => {
        await requireSharing(args.tx, args.caller, params.orgId, [args.row.organization_id])
        return changeOne(args, { change: 'share', toOrganizationId: params.orgId })
      },
    }),
    change(unshareNode, {
      run: ({ params, ...args }) => {
        const { orgId: id } = params
        if (!args.row.shared_to.includes(id)) throw apiError('NOT_FOUND', { what: 'Share', id })
        return changeOne(args, { change: 'remove_share', toOrganizationId: id })
      },
    }),
    change(leaseNode, {
      run: ({ params, ...args }) => {
        requireOwnOrganization(args.caller, params.orgId)
        return changeOne(args, { change: 'lease', toOrganizationId: params.orgId })
      },
      respond: forget,
    }),
    change(endNodeLease, {
      run: (args) => changeOne(args, { change: 'remove_lease' }),
      respond: forget,
    }),
    change(transferNode, {
      run: ({ params: { orgId }, body: { payment }, ...args }) => {
        requirePermission(args.caller, 'manage_devices', orgId)
        requirePermission(args.caller, 'manage_devices', payment)
        return changeOne(args, {
          change: 'transfer',
          toOrganizationId: orgId,
          paymentOrganizationId: payment,
        })
      },
      respond: forget,
    }),
    change(updateNodePayment, {
      run: ({ params: { orgId }, ...args }) => {
        requirePermission(args.caller, 'manage_devices', orgId)
        return changeOne(args, { change: 'payment_update', paymentOrganizationId: orgId })
      },
    }),
    change(resetNode, {
      run: (args) => applyOne(args, { change: 'reset' }),
      respond: (args) => forget(args, null),
    }),
    change(deleteNode, {
      run: (args) => applyOne(args, { change: 'delete' }),
      respond: (args) => forget(args, null),
    }),

    change(startNodeChanges, {
      run: async ({ tx, body, caller, actor, visible, requestId, from, unchanged }) => {
        await requireReceiver(tx, caller, body)
        await requireOrder(tx, body.devices, caller)
        await requireAsked(tx, body, { caller, visible, check })
        const id = randomUUID()
        const payload = { runId: id, actor, requestId, from }
        const jobId = await jobs.add(tx, changeDevices, payload, { key: id, by: caller.user.id })
        await insertRun(tx, body, { id, jobId, caller, visible, now: clock() })
        unchanged()
        return id
      },
      respond: async ({ caller }, id) => (await ownRun(store.db, id, caller.user.id)).run,
    }),

    answer(previewNodeChanges, async ({ db, body, caller, visible }) => {
      await requireReceiver(db, caller, body)
      await requireOrder(db, body.devices, caller)
      await requireAsked(db, body, { caller, visible, check })
      return previewChanges(db, { order: body, caller, visible, check })
    }),

    answer(listNodeChanges, async ({ db, caller }) => ({
      data: await newestRuns(db, caller.user.id),
    })),

    answer(getNodeChanges, async ({ db, params, caller }) => {
      const { run } = await ownRun(db, params.id, caller.user.id)
      return run
    }),

    answer(listNodeChangeResults, async ({ db, params, query, caller }) => {
      const { run } = await ownRun(db, params.id, caller.user.id)
      return findResults(db, caller, run, query, clock())
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
