import type { Permission } from '@airshed/schemas'
import type { Call, CallAnswer, CallInput, ChangeCall, ReadCall } from '@airshed/schemas/calls'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { RowOf, RuledEntity } from '../entities/index.ts'
import type { NewEvent, Actor, Origin } from '../events/record.ts'
import type { Caller } from '../identity/access.ts'
import type { VisibleRows } from '../rows/visible.ts'
import type { Tables } from '../store/tables.ts'
import type { FileAnswer } from './fileAnswer.ts'
import type { JsonText } from './jsonText.ts'

/** What the check of a call's access hands to its handler. */
export type Handed<A> = A extends { list: RuledEntity }
  ? {
      /** The condition that the statement must have: rows that the caller reaches. */
      visible: VisibleRows
    }
  : A extends { row: infer Name extends RuledEntity }
    ? { /** As it was checked; locked where the call changes it. */ row: RowOf<Name> }
    : A extends { in: 'query' | 'body' }
      ? {
          /** The organization that the call names, and in which it is allowed. */ organizationId: string
        }
      : A extends { organizations: Permission | 'member' }
        ? { /** Those in which it is allowed. */ organizationIds: readonly string[] }
        : unknown

type Called<A> = A extends 'public'
  ? unknown
  : { caller: Caller; /** As what is done is signed. */ actor: Actor }

/** The parts of the input, checked by their schemas; parts that the call does not have are absent. */
type Input<C> = {
  [
    Part in keyof CallInput<C> as CallInput<C>[Part] extends undefined ? never : Part
  ]-?: NonNullable<CallInput<C>[Part]>
}

interface Circumstances {
  /** Of this request: names its id. */
  log: FastifyBaseLogger
  requestId: string
  /** From where the call came. */
  from: Origin
}

/** What every handler is given. */
export type ReadArgs<C extends Call> = Input<C> &
  Called<C['access']> &
  Handed<C['access']> &
  Circumstances & { db: Kysely<Tables> }

/** An event as a handler records it; what is absent is filled in from the call. */
export type RecordedEvent = Partial<
  Pick<
    NewEvent,
    'name' | 'organizationId' | 'rowId' | 'before' | 'after' | 'detail' | 'isAudited' | 'onlyFor'
  >
>

/** What the change itself is given: everything goes through the transaction. */
export type ChangeArgs<C extends ChangeCall> = Input<C> &
  Called<C['access']> &
  Handed<C['access']> &
  Circumstances & {
    tx: Transaction<Tables>
    /**
     * Records what happened. The first event takes the place of the one that is recorded by itself;
     * further ones are further events.
     */
    record: (event: RecordedEvent) => void
    /** Everything was as it was wanted already: nothing is recorded. */
    unchanged: () => void
    /** Answers by another status than the call's own. */
    setStatus: (status: 200 | 201) => void
  }

/** What comes before the transaction: access to a row is checked, but the row is neither locked nor handed over yet. */
export type PrepareArgs<C extends ChangeCall> = Input<C> &
  Called<C['access']> &
  (C['access'] extends { row: RuledEntity } ? unknown : Handed<C['access']>) &
  Circumstances & { db: Kysely<Tables> }

/** A change in up to three steps. */
export interface ChangeSteps<C extends ChangeCall, Prepared, Changed> {
  /** What takes long, such as judging a file: the store is not held up by it. */
  prepare?: (args: PrepareArgs<C>) => Promise<Prepared>
  /** The change. What it throws leaves everything as it was. */
  run: (args: ChangeArgs<C> & { prepared: Prepared }) => Changed | Promise<Changed>
  /** Makes the answer once the change is kept, and lets this process know of it. */
  respond?: (args: PrepareArgs<C>, changed: Changed) => CallAnswer<C> | Promise<CallAnswer<C>>
}

/** A call with what answers it; its types are those of the call. */
export interface Handler {
  call: Call
  prepare?: (args: never) => Promise<unknown>
  run: (args: never) => unknown
  respond?: (args: never, changed: never) => unknown
}

/** An answer, or its text; a file where the call answers one. */
type Read<C extends ReadCall> = C extends { fileType: string }
  ? FileAnswer
  : CallAnswer<C> | JsonText<CallAnswer<C>>

/** Answers a call that changes nothing. */
export const answer = <C extends ReadCall>(
  call: C,
  run: (args: ReadArgs<C>) => Read<C> | Promise<Read<C>>,
): Handler => ({ call, run })

/** Makes the change of a call: in one transaction with the event that reports it. */
export const change = <C extends ChangeCall, Prepared = undefined, Changed = CallAnswer<C>>(
  call: C,
  steps: ChangeSteps<C, Prepared, Changed>,
): Handler => ({ call, ...steps })
