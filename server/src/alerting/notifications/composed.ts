import type { DigestPeriod } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { monitorUrl } from './links/monitorUrl.ts'
import type { PointText } from './wording/conditionText.ts'
import type { NoticeState } from './wording/noticeState.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { DueNotice } from './dueNotices.ts'
import { noticeText, pointText, type NoticeText, type ReaderText } from './wording/noticeText.ts'

/** Gravest first. */
export const LEVELS = ['critical', 'warning', 'info'] as const

/** Maximum changes that one message lists; the rest are only counted. */
const LISTED_MAX = 20

/** The content of one message: changes of alerts of one organization, as they became known. */
export interface ComposedNotices {
  /** Identifies the message: the same key is the same message. */
  key: string
  organization: { id: string; name: string; isSimulated: boolean }
  due: readonly DueNotice[]
  /** The same, worded for the reader. */
  notices: readonly NoticeText[]
  points: ReadonlyMap<string, PointText>
  /** The alert, if all of them are of one alert; null: of several. */
  alertId: string | null
  /** null: not a digest. */
  digest: DigestPeriod | null
  /** The monitor of the alert, or the list of alerts. */
  link: string
}

/** @param due not empty */
export async function compose(
  tx: Transaction<Tables>,
  publicUrl: string,
  due: readonly [DueNotice, ...DueNotice[]],
  reader: ReaderText,
): Promise<ComposedNotices> {
  const [first] = due
  const { organization_id: organizationId } = first
  const organization = await tx
    .selectFrom('organizations')
    .select(['name', 'is_simulated'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const points = await pointText(tx, due)
  const [alertId = '', ...others] = new Set(due.map(({ alert_id: id }) => id))
  const isOne = others.length === 0
  return {
    key: String(first.id),
    organization: {
      id: organizationId,
      name: organization.name,
      isSimulated: organization.is_simulated,
    },
    due,
    notices: due.map((notice) => noticeText(notice, points, reader)),
    points,
    alertId: isOne ? alertId : null,
    digest: first.via === 'email_digest' ? first.digest_period : null,
    link: isOne
      ? monitorUrl(publicUrl, organizationId, alertId)
      : `${publicUrl}/${encodeURIComponent(organizationId)}/alerts`,
  }
}

/** The change, if a message describes a single one in full; null: it lists several, or is a digest. */
export const onlyNotice = ({ notices, due, digest }: ComposedNotices) => {
  const [words, ...others] = notices
  const [notice] = due
  if (words === undefined || notice === undefined || others.length > 0 || digest !== null)
    return null
  return { words, notice }
}

/** The list of changes for a mail or a channel: the newest of them, and how many more there are. */
export function listOf({ notices, due, alertId, digest }: ComposedNotices) {
  // By alert: what was noticed last says how it is now. Its time may be earlier, after late readings.
  const asNoticed = due
    .map(({ id, alert_id: alert }, at) => ({ id: Number(id), alert, words: notices[at] }))
    .toSorted((one, other) => one.id - other.id)
  const now = new Map(asNoticed.map(({ alert, words }) => [alert, words]))
  const inState = (wanted: NoticeState): NoticeText[] =>
    [...now.values()].flatMap((notice) => (notice?.state === wanted ? [notice] : []))
  const active = inState('active')
  return {
    alert: alertId === null ? null : (notices[0]?.name ?? null),
    digest,
    count: notices.length,
    alerts: now.size,
    active: active.length,
    silent: inState('no_data').length,
    level: LEVELS.find((level) => active.some((notice) => notice.level === level)) ?? null,
    more: Math.max(0, notices.length - LISTED_MAX),
    changes: notices
      .slice(-LISTED_MAX)
      .map(({ name, level, state, reason, time, conditions: [condition = null] }) => ({
        name,
        level,
        state,
        reason,
        time,
        condition,
      })),
  }
}
