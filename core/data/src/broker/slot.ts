import { isWorthRetrying } from '@airshed/client'

/** A consumer of data: a subscription of the broker. */
export interface Reader {
  /** Width of its widget in steps, see {@link widthStepPx}. */
  readonly widthPx: number
}

/** One thing that is fetched for one or many readers. */
export interface Slot<Value> {
  /** Of what it is about: a data point or a node; '' where its question says it all. */
  readonly id: string
  /** null: not loaded yet. */
  value: Value | null
  /** Why the last attempt failed, though others may follow; null after a success. */
  error: Error | null
  /** Time of the last success, ms UTC. */
  fetchedAtMs: number | null
  /** The time of the page, ms UTC, that a value must not be older than. */
  dueAtMs: number
  isFetching: boolean
  /** false: it is not requested, as the page knows the value itself. */
  isAsked: boolean
  readers: Set<Reader>
  /** Since when it has had no reader, ms UTC. */
  idleSinceMs: number | null
}

export function emptySlot<Value>(id: string): Slot<Value> {
  return {
    id,
    value: null,
    error: null,
    fetchedAtMs: null,
    dueAtMs: Number.NEGATIVE_INFINITY,
    isFetching: false,
    isAsked: true,
    readers: new Set(),
    idleSinceMs: null,
  }
}

/** Adds a reader. @returns how long it had no reader, in ms */
export function retain(slot: Slot<unknown>, reader: Reader, nowMs: number): number {
  const idleMs = slot.idleSinceMs === null ? 0 : nowMs - slot.idleSinceMs
  slot.readers.add(reader)
  slot.idleSinceMs = null
  return idleMs
}

/**
 * A fixed window ends at this time: a value fetched earlier may lack readings that the page shows, and is refetched. A
 * failure is forgotten.
 */
export function renew(slot: Slot<unknown>, dueAtMs: number): void {
  if (dueAtMs <= slot.dueAtMs) return
  slot.dueAtMs = dueAtMs
  if (isOutdated(slot)) slot.error = null
}

/** Its value was fetched before the time that the page shows. */
export const isOutdated = ({ value, fetchedAtMs, dueAtMs }: Slot<unknown>): boolean =>
  value !== null && (fetchedAtMs ?? 0) < dueAtMs

export function release(slot: Slot<unknown>, reader: Reader, nowMs: number): void {
  if (slot.readers.delete(reader) && slot.readers.size === 0) slot.idleSinceMs = nowMs
}

/** It is to be requested for a reader, no fetch is running, and the last attempt did not fail. */
export const isWanted = (slot: Slot<unknown>): boolean =>
  slot.isAsked && slot.readers.size > 0 && !slot.isFetching && slot.error === null

/** It is to be requested for a reader, and has no value yet. */
export const isMissing = ({ value, readers, isAsked }: Slot<unknown>): boolean =>
  isAsked && value === null && readers.size > 0

/** Its first load failed in a way that may be temporary. */
export const isRetryable = (slot: Slot<unknown>): boolean =>
  isMissing(slot) && !slot.isFetching && slot.error !== null && isWorthRetrying(slot.error)

/** Allows what failed for a reader, or for all, to be retried. */
export function forgiveSlots(slots: Iterable<Slot<unknown>>, reader?: Reader): void {
  for (const slot of slots) if (reader === undefined || slot.readers.has(reader)) slot.error = null
}

/**
 * Removes slots that have had no reader for the given time.
 *
 * @returns true if others without readers are left for later
 */
export function sweepSlots(
  slots: Map<string, Slot<unknown>>,
  nowMs: number,
  keepMs: number,
): boolean {
  let isAnyIdle = false
  for (const [key, { idleSinceMs }] of slots) {
    if (idleSinceMs === null) continue
    if (nowMs - idleSinceMs >= keepMs) slots.delete(key)
    else isAnyIdle = true
  }
  return isAnyIdle
}

export const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason))
