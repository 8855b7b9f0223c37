import type {
  FormationAction,
  FormationRequest,
  FormationRequestQuery,
  FormationSort,
  List,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { isStaffThemselves } from '../../access/entities/organizations.ts'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'

const requesterName = sql<string>`(select
    coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
  from users where users.id = formation_requests.requester_id)`
const requesterEmail = sql<string>`(select users.email from users
  where users.id = formation_requests.requester_id)`
const organizationName = sql<string | null>`(select organizations.name from organizations
  where organizations.id = formation_requests.requester_organization_id)`
/** Whether it is for a partner of a deleted organization. It can be rejected, or wait until that is restored. */
const waitsForRestoring = sql<boolean>`(formation_requests.is_for_partner and exists (
  select from organizations where organizations.id = formation_requests.requester_organization_id
    and organizations.deleted_at is not null))`
/** Whether the requester's account is deactivated, so nobody could become the owner now. */
const isOfDeactivated = sql<boolean>`exists (select from users
  where users.id = formation_requests.requester_id and users.deactivated_at is not null)`

const requestList: RowList<FormationSort> = {
  name: 'formation_requests',
  table: 'formation_requests',
  id: 'formation_requests.id',
  sort: {
    created: [key('formation_requests.created_at', 'int8')],
    name: [key('formation_requests.name', 'text')],
  },
  defaultSort: '-created',
  search: [sql.ref('formation_requests.name'), requesterName, requesterEmail],
}

const requestRows = (db: Db) =>
  db
    .selectFrom('formation_requests')
    .select([
      'formation_requests.id',
      'formation_requests.name',
      'formation_requests.note',
      'formation_requests.is_for_partner',
      'formation_requests.requester_id',
      'formation_requests.requester_organization_id',
      'formation_requests.created_at',
      'formation_requests.acceptance_state',
      sql<
        number | null
      >`coalesce(formation_requests.accepted_at, formation_requests.rejected_at)`.as('answered_at'),
      'formation_requests.reason',
      'formation_requests.organization_id',
      requesterName.as('requester_name'),
      requesterEmail.as('requester_email'),
      organizationName.as('requester_organization_name'),
      sql<boolean>`(${waitsForRestoring} or ${isOfDeactivated})`.as('cannotBeAccepted'),
    ])

type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>

function viewOf(
  { requester_id: requester, cannotBeAccepted, ...row }: RequestRow,
  caller: Caller,
): FormationRequest {
  const isOpen = row.acceptance_state === 'filed'
  const answers: FormationAction[] = cannotBeAccepted ? ['reject'] : ['accept', 'reject']
  const answering = isOpen && isStaffThemselves(caller) ? answers : []
  const own: FormationAction[] = isOpen && requester === caller.user.id ? ['delete'] : []
  return { ...row, actions: [...answering, ...own] }
}

/** One part of the requests that the caller may see. */
export async function findFormationRequests(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: FormationRequestQuery,
  caller: Caller,
): Promise<List<FormationRequest>> {
  const { acceptance_state: states = [] } = query
  const found = await listOf(db, requestList, {
    query,
    visible,
    filters:
      states.length === 0
        ? []
        : [sql`formation_requests.acceptance_state = any(${states}::text[])` as Condition],
    select: requestRows(db),
  })
  return { ...found, data: found.data.map((row) => viewOf(row, caller)) }
}

/** One request as the caller sees it. */
export async function findFormationRequest(
  db: Db,
  id: string,
  caller: Caller,
): Promise<FormationRequest> {
  const row = await requestRows(db)
    .where('formation_requests.id', '=', id)
    .executeTakeFirstOrThrow()
  return viewOf(row, caller)
}
