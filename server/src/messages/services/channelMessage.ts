import type { ChannelKind, ChannelLanguage, StoredChannelSettings } from '@airshed/schemas'
import type { ChannelMessage } from '../../storage/store/tables/channelMessage.ts'
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

/** One attempt to send a message. */
export interface Attempt {
  language: ChannelLanguage
  /** ms UTC. */
  now: number
}

/** Writes a message in the form that one service accepts, within its limits. */
export type Sender<Kind extends ChannelKind> = (
  settings: StoredChannelSettings<Kind>,
  message: ChannelMessage,
  attempt: Attempt,
) => ChannelRequest

/** What the service answered: a success. */
export interface ChannelAnswer {
  status: number
  /** The beginning of the answer, without secrets. */
  answer: string
}
