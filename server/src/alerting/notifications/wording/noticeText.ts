import { conditionPointIds } from '@airshed/domain'
import type { NoticeReason, TemperatureUnit } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { timeText } from '../../../messages/mail/timeText.ts'
import { dataPointView } from '../../../fleet/dataPoints/dataPointView.ts'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { conditionText, type ConditionText, type PointText } from './conditionText.ts'
import { noticeState, type NoticeState } from './noticeState.ts'
import type { DueNotice } from '../dueNotices.ts'

/** A change of an alert, worded for its reader. */
export interface NoticeText {
  name: string
  /** The message written by the author of the alert. */
  description: string
  level: 'critical' | 'warning' | 'info'
  state: NoticeState
  /** Why its reader is notified. */
  reason: NoticeReason
  /** In the time zone of the reader, which is included. */
  time: string
  conditions: ConditionText[]
}

/** Language and formats of a reader. */
export interface ReaderText {
  language: MailLanguage
  /** IANA name. */
  timeZone: string
  /** The unit in which temperatures are shown. */
  temperatures: TemperatureUnit
}

export function noticeText(
  {
    content,
    ts,
    is_active: isActive,
    lacks_data: lacksData,
    reason,
  }: Pick<DueNotice, 'content' | 'ts' | 'is_active' | 'lacks_data' | 'reason'>,
  points: ReadonlyMap<string, PointText>,
  { language, timeZone, temperatures }: ReaderText,
): NoticeText {
  const { name, description, level, conditions, references } = content
  return {
    name,
    description,
    level,
    state: noticeState({ isActive, lacksData }),
    reason,
    time: timeText(ts, language, timeZone),
    conditions: conditions.map((condition) =>
      conditionText(condition, { points, references, language, temperatures }),
    ),
  }
}

/** The data points named by the conditions of the notices. */
export async function pointText(
  tx: Transaction<Tables>,
  notices: readonly Pick<DueNotice, 'content'>[],
): Promise<ReadonlyMap<string, PointText>> {
  const ids = notices.flatMap(({ content }) => content.conditions.flatMap(conditionPointIds))
  const rows = await tx
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .selectAll('data_points')
    .select(['nodes.name as node_name', 'nodes.serial'])
    .where(sql<boolean>`data_points.id = any(${[...new Set(ids)]}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        parameter: dataPointView(row).presentName,
        device: row.node_name === '' ? row.serial : row.node_name,
        unit: row.unit,
        precision: row.precision,
        decimals: row.decimals,
      },
    ]),
  )
}
