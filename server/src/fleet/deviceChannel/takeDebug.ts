import { MINUTE_MS } from '@airshed/domain'
import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { lockChannel } from './lockChannel.ts'

/** Lines of one device that are kept, the newest ones. */
export const DEBUG_LINES_KEPT = 10_000
/** Lines that one device can send in a minute. */
const DEBUG_LINES_PER_MINUTE = 1000

/**
 * Stores debug lines of a device, up to its limit. A line from the future is dated by its arrival:
 * with a wrong clock it would stay above all others.
 *
 * @param now ms UTC
 * @throws VALIDATION_FAILED if the device sends too many in a minute
 */
export async function takeDebug(
  tx: Transaction<Tables>,
  nodeId: string,
  { lines }: MessageOf<'debug'>,
  now: number,
): Promise<void> {
  const channel = await lockChannel(tx, nodeId)
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const inMinute = (channel.debug_minute === minute ? channel.debug_in_minute : 0) + lines.length
  if (inMinute > DEBUG_LINES_PER_MINUTE) throw tooManyLines(inMinute)
  const newest = channel.debug_number + lines.length
  await tx
    .updateTable('device_channels')
    .set({ debug_number: newest, debug_minute: minute, debug_in_minute: inMinute })
    .where('node_id', '=', nodeId)
    .execute()
  await tx
    .insertInto('device_debug_lines')
    .values(
      lines.map(({ ts, tag, message }, index) => ({
        node_id: nodeId,
        number: channel.debug_number + 1 + index,
        ts: Math.min(ts, now),
        received_at: now,
        tag,
        message: storable(message),
      })),
    )
    .execute()
  await tx
    .deleteFrom('device_debug_lines')
    .where('node_id', '=', nodeId)
    .where('number', '<=', newest - DEBUG_LINES_KEPT)
    .execute()
}

/** The store accepts neither NUL nor lone surrogates, and a log may contain any bytes. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD')

function tooManyLines(got: number) {
  const expected = `at most ${DEBUG_LINES_PER_MINUTE} lines in a minute`
  return apiError('VALIDATION_FAILED', { where: 'The message', first: expected }, [
    { path: '/lines', expected, got: `${got}` },
  ])
}
