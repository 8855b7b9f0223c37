import { ORGANIZATION_LOOKUP_MIN } from '@airshed/schemas'
import { createOrganization, listOrganizations, lookUpOrganizations } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { forgetCaller } from '../../identity/loadCaller.ts'
import { invalidQuery } from '../input/invalidField.ts'
import { addOrganization } from './createOrganization.ts'
import { findOrganizations, findOrganizationsLike } from './queries.ts'

const LOOKUP_MAX = 20

export const organizationHandlers = (context: ServerContext): Handler[] => [
  answer(listOrganizations, ({ db, organizationIds, query }) =>
    findOrganizations(db, organizationIds, query),
  ),
  answer(lookUpOrganizations, async ({ db, query }) => {
    const part = query.query.trim()
    if (part.length < ORGANIZATION_LOOKUP_MIN) {
      const expected = `at least ${ORGANIZATION_LOOKUP_MIN} characters besides white space`
      throw invalidQuery('/query', expected, query.query)
    }
    return { data: await findOrganizationsLike(db, part, LOOKUP_MAX) }
  }),

  change(createOrganization, {
    run: async ({ tx, caller, body, record }) => {
      const created = await addOrganization(tx, context, caller, body)
      const { id, name, ingest_key: key } = created
      record({ rowId: id, organizationId: id, after: { name, has_ingest_key: key !== null } })
      return created
    },
    respond: ({ caller }, created) => {
      // Open pages hear of it by the event, which every process follows.
      forgetCaller(context, caller.user.id)
      return created
    },
  }),
]
