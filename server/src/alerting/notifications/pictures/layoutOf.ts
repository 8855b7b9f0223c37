import {
  LINE_COLOR,
  timeChartLayout,
  type MeasureText,
  type Shape,
  type TimeChart,
} from '@airshed/domain/drawing'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { Curve } from './curve.ts'

/** px. */
export const PICTURE_WIDTH = 560
export const PICTURE_HEIGHT = 200

/** Dates and times on a 24-hour clock, as in the texts of mails. */
const LOCALES: Readonly<Record<MailLanguage, string>> = { en: 'en-GB', es: 'es-ES' }

/** Texts of a picture, in the reader's language. */
export interface PictureText {
  /** Parameter and device. */
  title: string
  /** The unit, and how values are averaged. */
  subtitle: string
  /** null: the data are measured. */
  simulated: string | null
  /** The limit with what it is. */
  limit: string | null
  /** What happened at the mark. */
  mark: string
  /** The time zone of the axis. */
  zone: string
  /** Off and on. */
  switchText: readonly [string, string]
}

export interface PictureAsk {
  readonly curve: Curve
  /** When the alert changed, ms UTC. */
  readonly markTs: number
  readonly words: PictureText
  readonly language: MailLanguage
  readonly timeZone: string
}

/** A picture of what a condition measured: what is drawn where. */
export const layoutOf = (ask: PictureAsk, measure: MeasureText): Shape[] =>
  timeChartLayout(chartOf(ask), measure)

function chartOf({ curve, markTs, words, language, timeZone }: PictureAsk): TimeChart {
  const { title, subtitle, simulated, zone } = words
  return {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    span: curve.span,
    timeZone,
    locale: LOCALES[language],
    words: { title, subtitle, warning: simulated, zone },
    lines: [{ name: title, color: LINE_COLOR, pieces: curve.pieces }],
    states: curve.isSwitch ? words.switchText : null,
    zones: [],
    limits: curve.limit === null ? [] : [{ value: curve.limit, label: words.limit }],
    mark: { ts: markTs, words: words.mark, point: pointAt(curve, markTs) },
  }
}

/** The value that held at a time; null if it is stale by then. */
const pointAt = ({ pieces, goodForMs }: Curve, atTs: number) =>
  pieces.flat().findLast(([ts]) => ts <= atTs && atTs - ts <= goodForMs) ?? null
