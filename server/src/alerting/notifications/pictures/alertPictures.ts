import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS, type AlertNotice } from '@airshed/domain'
import type { TemperatureUnit } from '@airshed/schemas'
import { sql } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { loadPainter, type Painter } from '../../../messages/drawing/painter.ts'
import { MAIL_IMAGES_BYTES_MAX, type MailImage } from '../../../messages/mail/mailImage.ts'
import type { Db } from '../../../storage/store/db.ts'
import { BY_INDEX } from '../../../storage/store/measurements/createMeasurementStore.ts'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import { storedPlan } from '../../../storage/store/alertSources/storedPlan.ts'
import { conditionText, readerScale, type PointText } from '../wording/conditionText.ts'
import { measuredConditions } from '../../alerts/measuredConditions.ts'
import { noticeState } from '../wording/noticeState.ts'
import { readPoints } from '../../alerts/readPoints.ts'
import type { WorkRow } from '../../alerts/takeAlerts.ts'
import { causeOf } from './causeOf.ts'
import type { Curve } from './curve.ts'
import { layoutOf, PICTURE_HEIGHT, PICTURE_WIDTH } from './layoutOf.ts'
import { pictureText } from './pictureText.ts'
import { readCurve } from './readCurve.ts'

/** Sharp on fine screens. */
const SCALE = 2
/** A mail waits no longer than this for its picture. */
const DRAWN_WITHIN_MS = 5 * SECOND_MS

export type PictureContext = Pick<ServerContext, 'store' | 'memory' | 'log' | 'clock'>

/** A change of an alert that its subscribers are notified of. */
interface PicturedChange {
  alert: Pick<
    WorkRow,
    'id' | 'rules' | 'named_values' | 'hold_ms' | 'reactivation_ms' | 'hours' | 'missing_data'
  >
  notice: AlertNotice
  /** The data points of its conditions in words. */
  points: ReadonlyMap<string, PointText>
  isSimulated: boolean
}

/** Readers who get the same picture. */
export interface PictureReader {
  language: MailLanguage
  /** IANA name. */
  timeZone: string
  temperatures: TemperatureUnit
}

/** The picture for such readers; null: there is none. */
type PictureFor = (reader: PictureReader) => Promise<MailImage | null>

const newHolder = (): { painter?: Promise<Painter> } => ({})

/**
 * Draws what the condition measured that made an alert change. The readings are read once, in a transaction
 * of their own, and each picture is drawn once, outside any transaction. A failure is logged, and the mail
 * goes out without a picture.
 */
export async function alertPictures(
  context: PictureContext,
  change: PicturedChange,
): Promise<PictureFor> {
  const { alert } = change
  const failed = (error: unknown): null => {
    context.log.warn({ err: error, alert_id: alert.id }, 'The picture of an alert was not drawn')
    return null
  }
  const found = await context.store.db
    .transaction()
    .execute(async (tx) => {
      await sql.raw(BY_INDEX).execute(tx)
      return findCurve(context, tx, change)
    })
    .catch(failed)
  const drawn = new Map<string, Promise<MailImage | null>>()
  return ({ language, timeZone, temperatures }) => {
    const reader = { language, timeZone, temperatures }
    if (found === null) return Promise.resolve(null)
    const key = `${language} ${timeZone} ${temperatures}`
    const picture = drawn.get(key) ?? draw(context, found, change, reader).catch(failed)
    drawn.set(key, picture)
    return picture
  }
}

/** What the text of a mail needs to know about its picture. */
export const pictureFacts = ({ id, alt, width, height }: MailImage) => ({ id, alt, width, height })

interface Found {
  curve: Curve
  /** Index of the condition in its group. */
  at: number
}

async function findCurve(
  { clock }: PictureContext,
  db: Db,
  { alert, notice }: PicturedChange,
): Promise<Found | null> {
  const group = storedPlan(alert)?.groups.find(({ id }) => id === notice.group)
  if (group === undefined) return null
  const at = causeOf(group.conditions, notice)
  const condition = group.conditions[at]
  const points = (await readPoints(db, [alert.id])).get(alert.id)
  if (condition === undefined || points === undefined) return null
  const curve = await readCurve(db, condition, points, Math.max(notice.ts, clock()))
  return curve === null ? null : { curve, at }
}

async function draw(
  { memory }: PictureContext,
  { curve: kept, at }: Found,
  { alert, notice, points, isSimulated }: PicturedChange,
  { language, timeZone, temperatures }: PictureReader,
): Promise<MailImage | null> {
  const measured = measuredConditions(alert.rules, notice)[at]
  if (measured === undefined) return null
  const { unit, convert } = readerScale(measured, { points, temperatures })
  const curve = inScale(kept, convert)
  const references = alert.named_values ?? []
  const { alt, ...words } = pictureText({
    condition: conditionText(measured, { points, references, language, temperatures }),
    unit,
    span: curve.span,
    markTs: notice.ts,
    state: noticeState(notice),
    isSimulated,
    limit: curve.limit,
    language,
    timeZone,
  })
  const holder = memory.of(newHolder)
  holder.painter ??= loadPainter()
  const painter = await holder.painter
  const ask = { curve, markTs: notice.ts, words, language, timeZone }
  const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT }
  const shapes = layoutOf(ask, painter.measure)
  const bytes = await Promise.race([painter.paint(shapes, { ...size, scale: SCALE }), tooLate()])
  if (bytes.length > MAIL_IMAGES_BYTES_MAX) throw new Error(`It has ${bytes.length} bytes`)
  return { id: 'chart', alt, bytes, ...size }
}

/** The same curve in the unit of its reader. */
const inScale = (curve: Curve, convert: (value: number) => number): Curve => ({
  ...curve,
  pieces: curve.pieces.map((piece) => piece.map(([ts, value]) => [ts, convert(value)] as const)),
  limit: curve.limit === null ? null : convert(curve.limit),
})

async function tooLate(): Promise<never> {
  await sleep(DRAWN_WITHIN_MS, undefined, { ref: false })
  throw new Error(`It took longer than ${DRAWN_WITHIN_MS} ms`)
}
