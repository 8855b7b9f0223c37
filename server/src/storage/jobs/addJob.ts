import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { JobKind } from './defineJob.ts'
import { JobError } from './jobErrors.ts'
import type { PayloadCheck } from './payload.ts'
import type { QueueBound } from './queueBound.ts'

const KEY_LENGTH_MAX = 500
const PAYLOAD_LENGTH_MAX = 64 * 1024

interface NewJob {
  job: JobKind<unknown>
  payload: unknown
  key: string | null
  /** ms UTC. */
  now: number
  /** ms UTC. */
  runAt: number
  by: string | null
}

/**
 * Writes a job, or finds the one with its key.
 *
 * @param bound undefined: the queue may be full
 * @throws JobError if payload, key or time is invalid
 * @throws ApiError QUEUE_FULL
 */
export async function addJob(
  tx: Transaction<Tables>,
  added: NewJob,
  check: PayloadCheck,
  bound?: QueueBound,
): Promise<string> {
  const payload = payloadText(added, check)
  const { job, key } = added
  if (key !== null) {
    const known = await findByKey(tx, job.kind, key)
    if (known !== undefined) return known
  }
  await bound?.admit(tx, job.queue)
  const id = randomUUID()
  const written = await tx
    .insertInto('jobs')
    .values({
      id,
      kind: job.kind,
      queue: job.queue,
      key,
      state: 'waiting',
      payload,
      organization_id: job.organization(added.payload),
      added_by: added.by,
      added_at: added.now,
      run_at: added.runAt,
      due_at: added.runAt,
      max_attempts: job.maxAttempts,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written !== undefined) return id
  // Another transaction was faster; this one waited for it to end.
  const other = key === null ? undefined : await findByKey(tx, job.kind, key)
  if (other === undefined)
    throw new JobError(`Job ${job.kind} with key ${key} vanished in the meantime`)
  return other
}

/** The payload as JSON, validated in the form that a worker will see. */
function payloadText({ job, payload, key, runAt }: NewJob, check: PayloadCheck): string {
  const refuse = (what: string) => new JobError(`Job ${job.kind} cannot be added. ${what}`)
  if (key !== null && (key === '' || key.length > KEY_LENGTH_MAX)) {
    throw refuse(`Key: expected 1 to ${KEY_LENGTH_MAX} characters, got ${key.length}`)
  }
  if (!Number.isSafeInteger(runAt)) throw refuse(`runAt: expected whole ms UTC, got ${runAt}`)
  const text = JSON.stringify(payload) ?? 'null'
  const problem = check(job, JSON.parse(text))
  if (problem !== null) throw refuse(`Payload: ${problem}`)
  if (text.length > PAYLOAD_LENGTH_MAX) {
    throw refuse(
      `Payload: expected at most ${PAYLOAD_LENGTH_MAX} characters, got ${text.length}. Keep large data elsewhere and pass its id`,
    )
  }
  return text
}

async function findByKey(
  tx: Transaction<Tables>,
  kind: string,
  key: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.id
}
