import type { NoticeReason } from '@airshed/schemas'

/** A change of an alert, as data. */
export interface ChannelChange {
  alert_id: string
  name: string
  /** ms UTC. */
  ts: number
  is_active: boolean
  /** From then on it has no data. Absent in messages from before there was this state. */
  lacks_data: boolean
  /** Why the channel is notified: other than `change`, as a reminder. Absent in messages from before there were any. */
  reason: NoticeReason
  measured: readonly ChannelReading[]
}

/** A measured value with its limit. */
export interface ChannelReading {
  parameter: string
  device: string
  measured: number | null
  unit: string | null
  limit: number | null
}

/** A message for a channel; texts are in the channel's language. */
export interface ChannelMessage {
  /** Same for each attempt: a receiver may drop a second one. Printable ASCII, at most 200 characters. */
  id: string
  title: string
  /** Lines of plain text. */
  text: string
  /** The monitor. */
  link: string
  level: 'critical' | 'warning' | 'info'
  /** null: the message reports several changes. */
  isActive: boolean | null
  /** The message reports one change, by which an alert has no data. Messages from before there was this state have none. */
  lacksData: boolean
  isSimulated: boolean
  organization: { id: string; name: string }
  /** For webhooks: the changes as data. */
  changes: readonly ChannelChange[]
  /** ms UTC. */
  createdAt: number
}
