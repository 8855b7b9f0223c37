import type { Permission } from '@airshed/schemas'
import type { Call, CallAnswer, CallInput, ChangeCall, ReadCall } from '@airshed/schemas/calls'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { RowOf, RuledEntity } from '../entities/index.ts'
import type { NewEvent, Actor, Origin } from '../events/record.ts'
import type { Caller } from '../identity/access.ts'
import type { VisibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { FileAnswer } from './fileAnswer.ts'
import type { JsonText } from './jsonText.ts'

/** What the access check of a call passes to its handler. */
type Handed<A> = A extends { list: RuledEntity }
  ? {
      /** The condition that the statement must include: rows that the caller may access. */
      visible: VisibleRows
    }
  : A extends { row: infer Name extends RuledEntity }
    ? { /** As it was checked; locked if the call changes it. */ row: RowOf<Name> }
    : A extends { in: 'query' | 'body' }
      ? {
          /** The organization that the call names, in which it is allowed. */ organizationId: string
        }
      : A extends { organizations: Permission | 'member' }
        ? { /** The organizations in which it is allowed. */ organizationIds: readonly string[] }
        : unknown

type Called<A> = A extends 'public'
  ? unknown
  : { caller: Caller; /** Recorded as the author of changes. */ actor: Actor }

/** The parts of the input, validated by their schemas; parts that the call does not have are absent. */
type Input<C> = {
  [
    Part in keyof CallInput<C> as CallInput<C>[Part] extends undefined ? never : Part
  ]-?: NonNullable<CallInput<C>[Part]>
}

interface Circumstances {
  /** Logger of this request, which includes its id. */
  log: FastifyBaseLogger
  requestId: string
  /** Where the call came from. */
  from: Origin
}

/** What every handler is passed. */
type ReadArgs<C extends Call> = Input<C> &
  Called<C['access']> &
  Handed<C['access']> &
  Circumstances & { db: Kysely<Tables> }

/** An event as recorded by a handler; absent fields are filled in from the call. */
export type RecordedEvent = Partial<
  Pick<
    NewEvent,
    'name' | 'organizationId' | 'rowId' | 'before' | 'after' | 'detail' | 'isAudited' | 'onlyFor'
  >
>

/** What the change itself is passed: everything goes through the transaction. */
export type ChangeArgs<C extends ChangeCall> = Input<C> &
  Called<C['access']> &
  Handed<C['access']> &
  Circumstances & {
    tx: Transaction<Tables>
    /**
     * Records what happened. The first event replaces the one that would be recorded automatically;
     * further ones are added.
     */
    record: (event: RecordedEvent) => void
    /** Reports that nothing had to be changed, so nothing is recorded. */
    unchanged: () => void
    /** Answers with another status than the call's own. */
    setStatus: (status: 200 | 201) => void
  }

/** What `prepare` is passed, before the transaction: access to a row was checked, but the row is not locked yet. */
type PrepareArgs<C extends ChangeCall> = Input<C> &
  Called<C['access']> &
  (C['access'] extends { row: RuledEntity } ? unknown : Handed<C['access']>) &
  Circumstances & { db: Kysely<Tables> }

/** A change in up to three steps. */
export interface ChangeSteps<C extends ChangeCall, Prepared, Changed> {
  /** Slow work, such as checking a file, which must not hold up the store. */
  prepare?: (args: PrepareArgs<C>) => Promise<Prepared>
  /** The change. If it throws, everything is rolled back. */
  run: (args: ChangeArgs<C> & { prepared: Prepared }) => Changed | Promise<Changed>
  /** Builds the answer after the commit, and notifies this process of the change. */
  respond?: (args: PrepareArgs<C>, changed: Changed) => CallAnswer<C> | Promise<CallAnswer<C>>
}

/** A call with its handler; its types are those of the call. */
export interface Handler {
  call: Call
  prepare?: (args: never) => Promise<unknown>
  run: (args: never) => unknown
  respond?: (args: never, changed: never) => unknown
}

/** An answer, or its text, or a file if the call answers with one. */
type Read<C extends ReadCall> = C extends { fileType: string }
  ? FileAnswer
  : CallAnswer<C> | JsonText<CallAnswer<C>>

/** Handles a call that changes nothing. */
export const answer = <C extends ReadCall>(
  call: C,
  run: (args: ReadArgs<C>) => Read<C> | Promise<Read<C>>,
): Handler => ({ call, run })

/** Handles a call that makes a change, in one transaction with the event that records it. */
export const change = <C extends ChangeCall, Prepared = undefined, Changed = CallAnswer<C>>(
  call: C,
  steps: ChangeSteps<C, Prepared, Changed>,
): Handler => ({ call, ...steps })
