import type { ChannelLanguage } from '@airshed/schemas'
import type { StoredSettings } from '../store/tables/notificationChannels.ts'

export type { ChannelChange, ChannelMessage } from '../store/tables/channelMessage.ts'

/** A channel with what is needed to send to it, its secrets among it. */
export interface StoredChannel {
  id: string
  name: string
  language: ChannelLanguage
  /** IANA. */
  timezone: string
  settings: StoredSettings
}

/** A message in the form of one service. */
export interface ChannelRequest {
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON. */
  body: string
}

/** What the service answered: a success. */
export interface ChannelAnswer {
  status: number
  /** Its beginning, without secrets. */
  answer: string
}
