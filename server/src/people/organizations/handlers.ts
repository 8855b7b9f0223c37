import { ORGANIZATION_LOOKUP_MIN } from '@airshed/schemas'
import {
  createOrganization,
  deleteOrganization,
  getOrganization,
  getOrganizationRemoval,
  listDeletedOrganizations,
  listOrganizations,
  lockOrganization,
  lookUpOrganizations,
  restoreOrganization,
  unlockOrganization,
  updateOrganization,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { forgetCaller } from '../../access/identity/loadCaller.ts'
import { followBasis } from '../../fleet/corrections/followBasis.ts'
import { recountLimits } from '../../fleet/measurements/recountLimits.ts'
import { invalidQuery } from '../../access/input/invalidField.ts'
import { addOrganization } from './createOrganization.ts'
import { deletedOrganizations, holdBack, restore } from './deleteOrganization.ts'
import { setLocked } from './lockOrganization.ts'
import { notifyMembers } from './members.ts'
import { findOrganizations, findOrganizationsLike, organizationDetails } from './queries.ts'
import { removalOf } from './removal.ts'
import { changeOrganization } from './updateOrganization.ts'

const LOOKUP_MAX = 20

export const organizationHandlers = (context: ServerContext): Handler[] => [
  answer(listOrganizations, ({ db, caller, organizationIds, query }) =>
    findOrganizations(db, caller, organizationIds, query),
  ),
  answer(lookUpOrganizations, async ({ db, query }) => {
    const part = query.query.trim()
    if (part.length < ORGANIZATION_LOOKUP_MIN) {
      const expected = `at least ${ORGANIZATION_LOOKUP_MIN} characters besides white space`
      throw invalidQuery('/query', expected, query.query)
    }
    return { data: await findOrganizationsLike(db, part, LOOKUP_MAX) }
  }),

  answer(getOrganization, ({ db, caller, row }) => organizationDetails(db, caller, row.id)),

  change(updateOrganization, {
    run: async ({ tx, caller, row, body, record, unchanged }) => {
      const event = await changeOrganization(tx, caller, row, body)
      if (event === null) unchanged()
      else record(event)
      if (body.below_limit !== undefined && body.below_limit !== row.below_limit) {
        await context.jobs.add(
          tx,
          recountLimits,
          { organizationId: row.id },
          { by: caller.user.id },
        )
      }
      if (body.readings_basis !== undefined && body.readings_basis !== row.readings_basis) {
        await context.jobs.add(tx, followBasis, { organizationId: row.id }, { by: caller.user.id })
      }
      return row.id
    },
    respond: ({ db, caller }, id) => organizationDetails(db, caller, id),
  }),

  change(lockOrganization, {
    run: ({ tx, params: { id }, record, unchanged }) =>
      setLocked({ tx, id, isLocked: true, now: context.clock(), record, unchanged }),
    respond: (_, members) => notifyMembers(context, members),
  }),

  change(unlockOrganization, {
    run: ({ tx, params: { id }, record, unchanged }) =>
      setLocked({ tx, id, isLocked: false, now: context.clock(), record, unchanged }),
    respond: (_, members) => notifyMembers(context, members),
  }),

  answer(listDeletedOrganizations, async ({ db, caller }) => ({
    data: await deletedOrganizations(db, caller),
  })),
  answer(getOrganizationRemoval, ({ db, row }) => removalOf(db, row.id)),

  change(deleteOrganization, {
    run: ({ tx, row, body }) => holdBack(tx, row, body.name, context.clock()),
    respond: (_, members) => notifyMembers(context, members),
  }),

  change(restoreOrganization, {
    run: async ({ tx, caller, params: { id }, record }) => {
      const members = await restore(tx, caller, id, context.clock())
      record({ rowId: id, organizationId: id })
      return members
    },
    respond: (_, members) => notifyMembers(context, members),
  }),

  change(createOrganization, {
    run: async ({ tx, caller, body, record }) => {
      const created = await addOrganization(tx, context, caller, body)
      const { id, name, logo, ingest_key: key } = created
      const after = { name, has_ingest_key: key !== null, ...(logo === null ? {} : { logo }) }
      record({ rowId: id, organizationId: id, after })
      return created
    },
    respond: ({ caller }, created) => {
      // Open pages are notified by the event, which every process follows.
      forgetCaller(context, caller.user.id)
      return created
    },
  }),
]
