import type { AlertNotice } from '@airshed/domain'

/** What an alert became by a change, for texts. */
export type NoticeState = 'active' | 'no_data' | 'over'

export const noticeState = ({
  isActive,
  lacksData,
}: Pick<AlertNotice, 'isActive' | 'lacksData'>): NoticeState =>
  isActive ? 'active' : lacksData ? 'no_data' : 'over'
