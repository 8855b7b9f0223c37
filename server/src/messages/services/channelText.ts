import type { ChannelLanguage } from '@airshed/schemas'
import { createMailText, type MailText } from '../mail/mailText.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const MESSAGES = { en, es }

/** Texts of messages in the language of a channel. */
export const channelText = (language: ChannelLanguage): MailText<keyof typeof en> =>
  createMailText(MESSAGES[language], language)
