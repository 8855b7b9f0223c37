import { randomUUID } from 'node:crypto'
import type {
  DeliverySort,
  List,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryQuery,
  WebhookTest,
} from '@airshed/schemas'
import { sql, type Insertable, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import { visibleRows, type Condition } from '../../../storage/rows/visible.ts'
import { afterCommit } from '../../../storage/store/afterCommit.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { WebhookDeliveriesTable } from '../../../storage/store/tables/webhooks.ts'
import type { DeliveryRow, WebhookRow } from '../attempt.ts'
import { WEBHOOKS_TOPIC } from '../topic.ts'

const deliveryList: RowList<DeliverySort> = {
  name: 'webhook_deliveries',
  table: 'webhook_deliveries',
  id: 'webhook_deliveries.id',
  // Deliveries of one transaction have the same time, and are sent in the order of their positions.
  sort: {
    created: [
      key('webhook_deliveries.created_at', 'int8'),
      key('webhook_deliveries.position', 'int8'),
    ],
  },
  defaultSort: '-created',
  search: [sql.ref('webhook_deliveries.event_id')],
}

/** Columns of `deliveryView`: bodies and answers are long, and a list shows none of them. */
const SHOWN = [
  'id',
  'webhook_id',
  'event_id',
  'event_type',
  'kind',
  'state',
  'attempts',
  'created_at',
  'last_attempt_at',
  'due_at',
  'finished_at',
  'duration_ms',
  'answer_status',
  'failure',
] as const satisfies readonly (keyof DeliveryRow)[]

/** One part of the deliveries of a webhook that the caller is known to be able to read. */
export async function findDeliveries(
  db: Kysely<Tables>,
  webhookId: string,
  query: WebhookDeliveryQuery,
): Promise<List<WebhookDelivery>> {
  const visible = visibleRows({
    each: {
      keys: [webhookId],
      where: (id) => sql<SqlBool>`webhook_deliveries.webhook_id = ${id}`,
    },
    also: [],
  })
  const { state } = query
  const filters: Condition[] =
    state === undefined ? [] : [sql<SqlBool>`webhook_deliveries.state = ${state}`]
  const select = db
    .selectFrom('webhook_deliveries')
    .select(SHOWN.map((column) => `webhook_deliveries.${column}` as const))
  const found = await listOf(db, deliveryList, { query, visible, filters, select })
  return { ...found, data: found.data.map(deliveryView) }
}

/** @throws ApiError NOT_FOUND for one of another webhook */
export async function findDelivery(db: Db, webhookId: string, id: string): Promise<DeliveryRow> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Delivery', id })
  return row
}

export const deliveryView = (row: Pick<DeliveryRow, (typeof SHOWN)[number]>): WebhookDelivery => ({
  _id: row.id,
  webhook_id: row.webhook_id,
  event_id: row.event_id,
  type: row.event_type,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at,
  last_attempt_at: row.last_attempt_at,
  next_attempt_at: row.state === 'waiting' ? row.due_at : null,
  finished_at: row.finished_at,
  duration_ms: row.duration_ms,
  status: row.answer_status,
  failure: row.failure,
})

/** A delivery with all its attempts. */
export const deliveryDetails = async (
  db: Db,
  row: DeliveryRow,
): Promise<WebhookDeliveryDetails> => ({
  ...deliveryView(row),
  request: {
    url: row.request?.url ?? null,
    headers: row.request?.headers ?? {},
    body: row.body,
  },
  answer: row.answer_body,
  attempts_made: await attemptsAt(db, row),
})

/** Attempts before the latest have their own rows. */
async function attemptsAt(db: Db, row: DeliveryRow): Promise<WebhookAttempt[]> {
  const earlier = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', row.id)
    .where('number', '<', row.attempts)
    .orderBy('number')
    .execute()
  const { last_attempt_at: at, duration_ms, answer_status, answer_body, failure } = row
  const latest =
    at === null || duration_ms === null
      ? []
      : [{ number: row.attempts, at, duration_ms, answer_status, answer_body, failure }]
  return [...earlier, ...latest].map((attempt) => ({
    number: attempt.number,
    at: attempt.at,
    duration_ms: attempt.duration_ms,
    status: attempt.answer_status,
    failure: attempt.failure,
    answer: attempt.answer_body,
  }))
}

type AddContext = Pick<ServerContext, 'bus' | 'clock'>

/** Writes a test event into the outbox. */
export function addTest(
  context: AddContext,
  tx: Transaction<Tables>,
  { id, organization_id: organizationId }: WebhookRow,
): Promise<DeliveryRow> {
  const event: WebhookTest = {
    type: 'webhook.test',
    timestamp: new Date(context.clock()).toISOString(),
    data: { organization_id: organizationId, webhook_id: id },
  }
  return addAside(context, tx, {
    webhook_id: id,
    event_id: `msg_${randomUUID()}`,
    event_type: event.type,
    kind: 'test',
    body: JSON.stringify(event),
  })
}

/** Writes an event into the outbox again, with its original id. */
export const addRedelivery = (
  context: AddContext,
  tx: Transaction<Tables>,
  { webhook_id, event_id, event_type, body }: DeliveryRow,
): Promise<DeliveryRow> =>
  addAside(context, tx, { webhook_id, event_id, event_type, kind: 'redelivery', body })

/** Deliveries requested by people bypass the queue, are sent at once, and are not retried automatically. */
async function addAside(
  { bus, clock }: AddContext,
  tx: Transaction<Tables>,
  delivery: Pick<
    Insertable<WebhookDeliveriesTable>,
    'webhook_id' | 'event_id' | 'event_type' | 'kind' | 'body'
  >,
): Promise<DeliveryRow> {
  const now = clock()
  const row = await tx
    .insertInto('webhook_deliveries')
    .values({ ...delivery, id: randomUUID(), is_aside: true, due_at: now, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await afterCommit(tx, () => bus.signal(WEBHOOKS_TOPIC))
  return row
}
