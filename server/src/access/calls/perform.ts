import { callName, isChange, type ChangeCall } from '@airshed/schemas/calls'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { recordEvents, type Actor, type NewEvent, type Origin } from '../events/record.ts'
import { EVENTS_TOPIC } from '../events/topic.ts'
import type { Caller } from '../identity/access.ts'
import type { Db } from '../../storage/store/db.ts'
import {
  checkCaller,
  checkRow,
  organizationNamed,
  type AnyInput,
  type CheckedAccess,
} from './checkAccess.ts'
import { onBehalfOf, onOwnBehalf } from '../../storage/store/turns/onBehalfOf.ts'
import type { Handler, RecordedEvent } from './handler.ts'
import {
  changingCaller,
  lockedFor,
  requireSomeUnlocked,
  requireUnlocked,
  type Locked,
} from './lockedOrganizations.ts'
import { namedRefusal } from './namedRefusal.ts'
import { requireOwnPowers } from './ownPowers.ts'

/** One request for a call. It has no caller if the call is public. */
interface CallRequest {
  input: AnyInput
  caller: Caller | null
  actor: Actor | null
  log: FastifyBaseLogger
  requestId: string
  from: Origin
}

/** The result: a status is given only if it differs from the call's own. */
interface CallResult {
  answer: unknown
  status?: number
}

/** @throws Error if a handler answered without using the condition that it was passed */
function requireUsed({ isUsed }: CheckedAccess, { call }: Handler): void {
  if (isUsed()) return
  throw new Error(
    `The handler of ${callName(call)} answered without the condition that it was handed. Put \`visible\` into the where of its statement`,
  )
}

/** Checks the caller's access, and runs the handler with the result. Callers take turns at the store. */
export function performCall(
  context: ServerContext,
  handler: Handler,
  request: CallRequest,
): Promise<CallResult> {
  const { caller } = request
  if (caller === null) return performChecked(context, handler, request)
  return onBehalfOf(caller.user.id, async () => {
    try {
      return await performChecked(context, handler, request)
    } catch (error) {
      throw await namedRefusal(context.store.db, caller, error)
    }
  })
}

async function performChecked(
  context: ServerContext,
  handler: Handler,
  request: CallRequest,
): Promise<CallResult> {
  const { call } = handler
  const { db } = context.store
  const { input, caller, actor, log, requestId, from } = request
  const base = { ...input, caller, actor, log, requestId, from }
  if (caller === null) return { answer: await run(handler.run, { ...base, db }) }
  if (isChange(call)) return performChange(context, handler, call, request)
  const checked = checkCaller(call.access, caller, input)
  requireOwnPowers(call, caller, input.params)
  const row = await rowOf(call.access, caller, input, db)
  const answer = await run(handler.run, { ...base, ...checked.handed, ...row?.handed, db })
  requireUsed(checked, handler)
  return { answer }
}

const noneLocked = (): Locked => new Map()

/**
 * Checks who makes a change, and that the organizations concerned are not locked.
 *
 * @throws ApiError as {@link checkCaller}, or 423 for a locked organization
 */
async function checkChange(db: Db, call: ChangeCall, asks: Caller, input: AnyInput) {
  const { access } = call
  const locked = call.whileLocked === true ? noneLocked() : await lockedFor(db, asks)
  const caller = changingCaller(asks, locked)
  const isOfMany = typeof access !== 'string' && 'list' in access
  if (isOfMany) requireSomeUnlocked(asks, locked, access.permission)
  const checked = checkCaller(access, isOfMany ? caller : asks, input, true)
  requireOwnPowers(call, asks, input.params)
  requireUnlocked(locked, checked.organizationId)
  requireUnlocked(locked, organizationNamed(input))
  return { checked, caller, locked }
}

/**
 * The row that a change is about, if its path names one.
 *
 * @param isLocking whether to lock it until the end of the transaction
 * @throws ApiError as {@link checkRow}, or 423 if its organization is locked
 */
async function changeableRow(
  db: Db,
  { access }: ChangeCall,
  { asks, input, locked }: { asks: Caller; input: AnyInput; locked: Locked },
  isLocking: boolean,
) {
  const row = await rowOf(access, asks, input, db, isLocking)
  requireUnlocked(locked, row?.organizationId)
  return row
}

async function performChange(
  context: ServerContext,
  handler: Handler,
  call: ChangeCall,
  { input, caller: asks, actor, log, requestId, from }: CallRequest,
): Promise<CallResult> {
  if (asks === null || actor === null)
    throw new Error(`${callName(call)} needs a caller who makes the change`)
  const { db } = context.store
  const { checked, caller, locked } = await checkChange(db, call, asks, input)
  const about = { asks, input, locked }
  // Nothing is prepared or looked up for a caller who may not change the row.
  if (handler.prepare !== undefined) await changeableRow(db, call, about, false)
  const outside = { ...input, ...checked.handed, caller, actor, log, requestId, from, db }
  const prepared = handler.prepare === undefined ? undefined : await run(handler.prepare, outside)
  let status: number | undefined
  const { result: changed, isRecorded } = await db.transaction().execute(async (tx) => {
    const row = await changeableRow(tx, call, about, true)
    const recorded: RecordedEvent[] = []
    let isUnchanged = false
    const result = await run(handler.run, {
      ...outside,
      ...row?.handed,
      db: undefined,
      tx,
      prepared,
      record: (event: RecordedEvent) => void recorded.push(event),
      unchanged: () => void (isUnchanged = true),
      setStatus: (next: number) => void (status = next),
    })
    requireUsed(checked, handler)
    if (recorded.length === 0 && !isUnchanged && mustRecord(call, caller)) recorded.push({})
    const organizationId = row?.organizationId ?? checked.organizationId
    await recordEvents(
      tx,
      recorded.map((event) =>
        eventOf(call, event, {
          ts: context.clock(),
          actor,
          requestId,
          from,
          organizationId: organizationId ?? caller.user.access_context?.organization_id ?? null,
          rowId: text(input.params?.['id']),
          acting: caller.user.access_context,
        }),
      ),
    )
    return { result, isRecorded: recorded.length > 0 }
  })
  if (isRecorded) onOwnBehalf(() => context.bus.signal(EVENTS_TOPIC))
  const answer =
    handler.respond === undefined ? changed : await run(handler.respond, outside, changed)
  return status === undefined ? { answer } : { answer, status }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Runs a step of any handler, whatever types its call has. */
const run = async (step: (...args: never[]) => unknown, ...args: unknown[]): Promise<unknown> =>
  step(...(args as never[]))

async function rowOf(
  access: Handler['call']['access'],
  caller: Caller,
  { params }: AnyInput,
  db: Parameters<typeof checkRow>[0],
  isChanging = false,
) {
  if (typeof access === 'string' || !('row' in access)) return null
  const lock = isChanging && access.change !== undefined
  return checkRow(db, access, caller, String(params?.['id']), lock)
}

function mustRecord({ audit }: ChangeCall, { user }: Caller): boolean {
  if (typeof audit === 'string') return true
  return 'whileActing' in audit && user.access_context !== null
}

interface EventFacts {
  ts: number
  actor: Actor
  requestId: string
  from: Origin
  organizationId: string | null
  rowId: string | null
  acting: Caller['user']['access_context']
}

function eventOf(call: ChangeCall, recorded: RecordedEvent, facts: EventFacts): NewEvent {
  const { audit } = call
  const acting =
    facts.acting === null
      ? {}
      : { access_context: { role: facts.acting.role, since: facts.acting.since } }
  const named =
    typeof audit === 'string' ? audit : 'whileActing' in audit ? audit.whileActing : null
  return {
    ts: facts.ts,
    actor: facts.actor,
    requestId: facts.requestId,
    from: facts.from,
    name: recorded.name ?? named ?? callName(call),
    entity: call.entity,
    rowId: recorded.rowId ?? facts.rowId,
    organizationId:
      recorded.organizationId === undefined ? facts.organizationId : recorded.organizationId,
    before: recorded.before ?? null,
    after: recorded.after ?? null,
    detail: { ...recorded.detail, ...acting },
    isAudited: recorded.isAudited ?? named !== null,
    onlyFor: recorded.onlyFor ?? null,
  }
}
