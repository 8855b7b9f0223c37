import type { Frame } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import { TranslatedError } from '@airshed/kit/errors'
import type { SentFrame, SentResult } from './hostMessages.ts'

/** Copies a view of a larger buffer: otherwise the whole buffer would be sent. */
const own = <Column extends Float64Array | Uint8Array>(column: Column): Column =>
  (column.byteLength === column.buffer.byteLength ? column : column.slice()) as Column

const sendable = (frame: Frame): Frame => ({
  ...frame,
  times: own(frame.times),
  values: own(frame.values),
  ...(frame.flags === undefined ? {} : { flags: own(frame.flags) }),
  ...(frame.limits === undefined ? {} : { limits: own(frame.limits) }),
})

/**
 * A result as it is sent: series, and figures per step, that are the same objects as in the previous
 * result are only referenced.
 *
 * @param before the result that was sent last; null: none
 * @param messageOf returns the message for a failure: its class is not sent
 */
export function sentResult(
  result: BrokerResult,
  before: BrokerResult | null,
  messageOf: (error: Error) => string,
): SentResult {
  const { error, frames, steps, ...rest } = result
  const places = new Map(before?.frames.map((frame, place) => [frame, place]))
  return {
    ...rest,
    frames: frames.map((frame): SentFrame => {
      const same = places.get(frame)
      return same === undefined ? sendable(frame) : { same }
    }),
    steps: Object.fromEntries(
      Object.entries(steps).map(([id, figures]) => [
        id,
        before?.steps[id] === figures ? null : figures,
      ]),
    ),
    problem: error === undefined ? null : messageOf(error),
  }
}

/** Restores a sent result, with unchanged series taken from the previous one. */
export function receivedResult(sent: SentResult, before: BrokerResult | null): BrokerResult {
  const { problem, frames, steps, ...rest } = sent
  return {
    ...rest,
    frames: frames.flatMap((frame) =>
      'same' in frame ? (before?.frames[frame.same] ?? []) : frame,
    ),
    steps: Object.fromEntries(
      Object.entries(steps).flatMap(([id, figures]) => {
        const known = figures ?? before?.steps[id]
        return known === undefined ? [] : [[id, known]]
      }),
    ),
    ...(problem === null ? {} : { error: new TranslatedError(problem) }),
  }
}
