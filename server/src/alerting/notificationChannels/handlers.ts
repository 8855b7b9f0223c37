import {
  createNotificationChannel,
  deleteNotificationChannel,
  getNotificationChannel,
  listNotificationChannels,
  renewChannelSecret,
  testNotificationChannel,
  updateNotificationChannel,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import { makeSigningSecret } from '../../messages/services/signature.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'
import { channelView, settingsView, type ChannelRow } from './channelView.ts'
import { countedChannel, findChannels } from './queries.ts'
import { insertChannel, updateChannel } from './saveChannel.ts'
import { testChannel } from './testChannel.ts'

export const notificationChannelHandlers = (
  context: Pick<ServerContext, 'config' | 'clock'>,
): Handler[] => [
  answer(listNotificationChannels, async ({ db, visible, query, caller }) => {
    const { data, ...part } = await findChannels(db, visible, query)
    return { ...part, data: data.map((row) => channelView(row, caller)) }
  }),

  answer(getNotificationChannel, async ({ db, row, caller }) =>
    channelView(await countedChannel(db, row.id), caller),
  ),

  change(createNotificationChannel, {
    run: async ({ tx, caller, body, record }) => {
      const row = await insertChannel(context, tx, body)
      record({ rowId: row.id, after: factsOf(row) })
      return { ...channelView(row, caller), signing_secret: signingSecret(row.settings) }
    },
  }),

  answer(testNotificationChannel, ({ db, body }) => testChannel(context, db, body)),

  change(updateNotificationChannel, {
    run: async ({ tx, caller, row, body, record }) => {
      const saved = await updateChannel(context, tx, caller, row, body)
      record({ before: factsOf(row), after: factsOf(saved) })
      const [before, after] = [signingSecret(row.settings), signingSecret(saved.settings)]
      return { ...channelView(saved, caller), signing_secret: before === after ? null : after }
    },
  }),

  change(renewChannelSecret, {
    run: async ({ tx, caller, row }) => {
      const { settings } = row
      if (signingSecret(settings) === null) throw apiError('CHANNEL_NOT_SIGNED')
      const secret = makeSigningSecret()
      await tx
        .updateTable('notification_channels')
        .set(({ eb }) => ({
          settings: JSON.stringify({ ...settings, signing_secret: secret }),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', row.id)
        .execute()
      const saved = await countedChannel(tx, row.id)
      return { ...channelView(saved, caller), signing_secret: secret }
    },
  }),

  change(deleteNotificationChannel, {
    run: async ({ tx, row, record }) => {
      await tx.deleteFrom('notification_channels').where('id', '=', row.id).execute()
      record({ before: factsOf(row) })
      return null
    },
  }),
]

const signingSecret = (settings: StoredSettings): string | null =>
  settings.kind === 'webhook' ? settings.signing_secret : null

/** What the audit log records about a channel: no secret. */
const factsOf = ({ name, language, timezone, is_enabled, settings }: ChannelRow) => ({
  name,
  kind: settings.kind,
  language,
  timezone,
  is_enabled,
  settings: settingsView(settings),
})
