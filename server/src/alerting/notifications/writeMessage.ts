import { fullNameOf } from '@airshed/domain'
import { DEFAULT_LOCALE } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { findChannel } from '../../messages/services/findChannels.ts'
import type { ServerContext } from '../../context.ts'
import { languageOf } from '../../messages/mail/mailText.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { channelNotices } from './channelNotices.ts'
import { compose } from './composed.ts'
import type { DueNotice } from './dueNotices.ts'
import { mailNotices, type MailContext } from './mailNotices.ts'
import type { NoticePictures } from './pictures/noticePictures.ts'
import { smsText } from './smsText.ts'

type Tx = Transaction<Tables>
type Due = readonly [DueNotice, ...DueNotice[]]
export type MessageContext = MailContext & Pick<ServerContext, 'sms' | 'channels'>

/**
 * Writes one message to a recipient to the outbox: notices about alerts of one organization.
 *
 * @returns its id; null if there is no longer anywhere to send it
 * @throws PictureWanted for a mail whose picture is not drawn yet
 */
export async function writeMessage(
  context: MessageContext,
  tx: Tx,
  due: Due,
  pictures: NoticePictures,
): Promise<string | null> {
  const [{ user_id: userId, channel_id: channelId }] = due
  if (userId !== null) return writeToUser(context, tx, due, { userId, pictures })
  return channelId === null ? null : writeToChannel(context, tx, due, channelId)
}

async function writeToUser(
  context: MessageContext,
  tx: Tx,
  due: Due,
  { userId, pictures }: { userId: string; pictures: NoticePictures },
): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select([
      'email',
      'first_name',
      'last_name',
      'locale',
      'timezone',
      'temp_units',
      'phone_number',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { phone_number: phone, timezone: timeZone, temp_units: temperatures } = user
  const locale = user.locale ?? DEFAULT_LOCALE
  const language = languageOf(locale)
  const name = fullNameOf(user)
  const composed = await compose(tx, context.config.publicUrl, due, {
    language,
    timeZone,
    temperatures,
  })
  if (due[0].via !== 'sms') {
    const reader = { id: userId, to: { address: user.email, name }, locale, timeZone, temperatures }
    return mailNotices(context, tx, composed, { reader, pictures })
  }
  if (phone === null) return null
  return context.sms.send(tx, {
    to: { address: phone, name },
    language,
    text: smsText(composed, language),
    link: composed.link,
    organizationId: composed.organization.id,
    key: composed.key,
  })
}

async function writeToChannel(
  { channels, config, clock }: MessageContext,
  tx: Tx,
  due: Due,
  channelId: string,
): Promise<string | null> {
  const channel = await findChannel(tx, channelId)
  if (channel === undefined) return null
  const { language, timezone: timeZone } = channel
  // A channel has many readers, so it gets the default unit.
  const reader = { language, timeZone, temperatures: 'C' as const }
  const composed = await compose(tx, config.publicUrl, due, reader)
  return channels.send(tx, {
    channel,
    message: channelNotices(composed, channel, clock()),
    organizationId: composed.organization.id,
    key: composed.key,
  })
}
