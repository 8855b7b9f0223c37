import type { DigestPeriod } from '@airshed/schemas'
import type { NoticeWords } from './noticeWords.ts'

/** Changes that one message lists; more are counted. */
export const LISTED_MAX = 20

/** What one message tells: changes of alerts of one organization, oldest first. */
export interface ComposedNotices {
  /** Names the message: the same key is the same message. */
  key: string
  organization: { id: string; name: string; isSimulated: boolean }
  notices: readonly NoticeWords[]
  /** The alert, where all of them are of one; null: of several. */
  alertId: string | null
  /** null: not a digest. */
  digest: DigestPeriod | null
  /** The monitor of the alert, or the list of alerts. */
  link: string
}

/** The changes that a message lists, the newest of them, and how many more there are. */
export function listed({ notices }: ComposedNotices): {
  shown: readonly NoticeWords[]
  more: number
} {
  return { shown: notices.slice(-LISTED_MAX), more: Math.max(0, notices.length - LISTED_MAX) }
}
