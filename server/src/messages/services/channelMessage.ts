import type { ChannelLanguage } from '@airshed/schemas'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'

export type { ChannelChange, ChannelMessage } from '../../storage/store/tables/channelMessage.ts'

/** A channel with everything needed to send to it, including its secrets. */
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
  /** The beginning of the answer, without secrets. */
  answer: string
}
