import {
  CHANNEL_TEST_WITHIN_MS,
  type ChannelFailure,
  type ChannelTestResult,
  type NotificationChannelTest,
} from '@airshed/schemas'
import { ChannelNotTaken } from '../../messages/services/channelNotTaken.ts'
import { sendToChannel } from '../../messages/services/sendToChannel.ts'
import { testMessage } from '../../messages/services/testMessage.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { OutgoingFailure } from '../../base/outgoing/outgoingError.ts'
import type { Db } from '../../storage/store/db.ts'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'
import { checkSettings } from './checkSettings.ts'
import { checkTimezone } from './saveChannel.ts'

const FAILURES: Readonly<Record<OutgoingFailure, ChannelFailure>> = {
  'not-public': 'not_public',
  timeout: 'timeout',
  unreachable: 'unreachable',
  refused: 'unreachable',
}

/**
 * Sends a test message at once, and returns what the service answered.
 *
 * @throws ApiError VALIDATION_FAILED; NOT_FOUND for a channel that is not of the organization
 */
export async function testChannel(
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  db: Db,
  {
    organization_id: organizationId,
    channel_id: id,
    kind,
    settings,
    ...draft
  }: NotificationChannelTest,
): Promise<ChannelTestResult> {
  checkTimezone(draft.timezone)
  const { allowPrivateTargets, publicUrl } = config
  const stored = id === undefined ? null : await settingsOf(db, organizationId, id)
  const checked = checkSettings({ kind, settings, stored, allowPrivateTargets })
  const { name, is_simulated: isSimulated } = await db
    .selectFrom('organizations')
    .select(['name', 'is_simulated'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const message = testMessage(draft, {
    organization: { id: organizationId, name, isSimulated },
    link: `${publicUrl}/${encodeURIComponent(organizationId)}/alerts`,
    now: clock(),
  })
  try {
    const sent = await sendToChannel({ ...draft, name: kind, settings: checked }, message, {
      allowPrivateTargets,
      timeoutMs: CHANNEL_TEST_WITHIN_MS,
      now: clock(),
    })
    return { ok: true, ...sent, failure: null }
  } catch (error) {
    if (!(error instanceof ChannelNotTaken)) throw error
    const { status, answer, failure } = error
    return { ok: false, status, answer, failure: failure === null ? null : FAILURES[failure] }
  }
}

async function settingsOf(db: Db, organizationId: string, id: string): Promise<StoredSettings> {
  const row = await db
    .selectFrom('notification_channels')
    .select('settings')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Notification channel', id })
  return row.settings
}
