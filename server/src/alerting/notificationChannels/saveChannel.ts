import { randomUUID } from 'node:crypto'
import {
  CHANNELS_MAX,
  type NewNotificationChannel,
  type NotificationChannelEdit,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { isTimezone } from '../../fleet/ingest/rules/location.ts'
import { changeRow } from '../../storage/rows/changeRow.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { channelView, type ChannelRow } from './channelView.ts'
import { checkSettings } from './checkSettings.ts'
import { countedChannel, type CountedChannel } from './queries.ts'

type Tx = Transaction<Tables>
type SavingContext = Pick<ServerContext, 'config' | 'clock'>

/** @throws ApiError VALIDATION_FAILED, CHANNEL_LIMIT */
export async function insertChannel(
  { config, clock }: SavingContext,
  tx: Tx,
  { organization_id: organizationId, kind, settings, ...draft }: NewNotificationChannel,
): Promise<CountedChannel> {
  checkTimezone(draft.timezone)
  const { allowPrivateTargets } = config
  const checked = checkSettings({ kind, settings, stored: null, allowPrivateTargets })
  // Serializes concurrent inserts, so that the limit holds.
  await sql`select from organizations where id = ${organizationId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom('notification_channels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= CHANNELS_MAX) {
    throw apiError('CHANNEL_LIMIT', { limit: String(CHANNELS_MAX) })
  }
  const id = randomUUID()
  await tx
    .insertInto('notification_channels')
    .values({
      ...draft,
      id,
      organization_id: organizationId,
      name: draft.name.trim(),
      settings: JSON.stringify(checked),
      created_at: clock(),
    })
    .execute()
  return countedChannel(tx, id)
}

/**
 * Changes a channel whose row is locked.
 *
 * @throws ApiError VALIDATION_FAILED, and 409 CONFLICT if someone saved since `version`
 */
export async function updateChannel(
  { config: { allowPrivateTargets } }: SavingContext,
  tx: Tx,
  caller: Caller,
  row: ChannelRow,
  { version, settings, ...draft }: NotificationChannelEdit,
): Promise<CountedChannel> {
  const { kind } = row.settings
  await changeRow(tx, {
    table: 'notification_channels',
    row,
    version,
    conflict: async ({ id }) => ({
      reason: 'Somebody has changed the notification channel in the meantime',
      newest: channelView(await countedChannel(tx, id), caller),
    }),
    apply: async () => {
      checkTimezone(draft.timezone)
      const stored = row.settings
      const checked = checkSettings({ kind, settings, stored, allowPrivateTargets })
      return { ...draft, name: draft.name.trim(), settings: JSON.stringify(checked) }
    },
  })
  return countedChannel(tx, row.id)
}

/** @throws ApiError 400 VALIDATION_FAILED */
export function checkTimezone(timezone: string): void {
  if (!isTimezone(timezone)) throw invalidField('/timezone', 'an IANA time zone', timezone)
}
