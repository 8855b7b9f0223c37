import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import type { Curve } from './curve.ts'
import type { MeasureText, Shape } from './shapes.ts'
import { timeTicks, valueTicks } from './ticks.ts'

/** px. */
export const PICTURE_WIDTH = 560
export const PICTURE_HEIGHT = 200

const COLORS = {
  page: '#ffffff',
  text: '#1c2127',
  muted: '#5f6b7c',
  grid: '#e5e8eb',
  line: '#215db0',
  limit: '#b3261e',
}
// On a phone the picture is shown at half its size.
const TITLE = { size: 17, isBold: true }
const SMALL = { size: 14, isBold: false }
const STRONG = { size: 14, isBold: true }
const MARGIN = 8
const PLOT = { top: 72, bottom: 170 }
const TIMES_Y = 188
const TITLE_Y = 16
const UNIT_Y = 38
const MARK_Y = 59

/** Texts of a picture, in the reader's language. */
export interface PictureWords {
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
  switchWords: readonly [string, string]
}

export interface PictureAsk {
  readonly curve: Curve
  /** When the alert changed, ms UTC. */
  readonly markTs: number
  readonly words: PictureWords
  readonly language: MailLanguage
  readonly timeZone: string
}

/** A picture of what a condition measured: what is drawn where. */
export function layoutOf(ask: PictureAsk, measure: MeasureText): Shape[] {
  const { curve, words, language } = ask
  const { span, isSwitch } = curve
  const values = curve.pieces.flatMap((piece) => piece.map(([, value]) => value))
  const ticks = isSwitch ? [0, 1] : ticksFor(values, curve.limit)
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 })
  const labels = ticks.map((tick) =>
    isSwitch ? (words.switchWords[tick] ?? '') : number.format(tick),
  )
  const left = MARGIN + Math.max(...labels.map((label) => measure(label, SMALL))) + 6
  const rightTexts = [words.zone, ...(words.limit === null ? [] : [words.limit])]
  const right =
    PICTURE_WIDTH - MARGIN - Math.max(...rightTexts.map((text) => measure(text, STRONG))) - 6
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  // Keeps the line of "on" below the upper edge, where it can be seen.
  const inset = isSwitch ? 8 : 0
  const x = (ts: number): number =>
    left + ((ts - span.from) / (span.to - span.from)) * (right - left)
  const y = (value: number): number =>
    PLOT.bottom - inset - ((value - low) / (high - low)) * (PLOT.bottom - PLOT.top - 2 * inset)
  const frame = { left, right, x, y, measure }
  return [
    box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, COLORS.page),
    ...heading(words, measure),
    ...ticks.flatMap((tick, at) => [
      line(
        [
          [left, y(tick)],
          [right, y(tick)],
        ],
        COLORS.grid,
        1,
      ),
      text(left - 6, y(tick), labels[at] ?? '', SMALL, COLORS.muted, 'right'),
    ]),
    ...timeAxis(ask, frame),
    ...limitLine(curve.limit, words.limit, frame),
    ...curve.pieces.flatMap((piece) => pieceShapes(piece, curve, frame)),
    ...mark(ask, frame),
    text(right + 6, TIMES_Y, fitted(words.zone, 80, SMALL, measure), SMALL, COLORS.muted, 'left'),
  ]
}

interface Frame {
  left: number
  right: number
  x: (ts: number) => number
  y: (value: number) => number
  measure: MeasureText
}

/** Includes zero if it is near. */
function ticksFor(values: readonly number[], limit: number | null): number[] {
  const shown = limit === null ? values : [...values, limit]
  if (shown.length === 0) return [0, 1]
  const smallest = shown.reduce((one, other) => Math.min(one, other))
  const largest = shown.reduce((one, other) => Math.max(one, other))
  if (smallest === largest) {
    const around = Math.abs(largest) / 4 || 1
    return valueTicks(
      smallest < 0 ? smallest - around : Math.max(0, smallest - around),
      largest + around,
    )
  }
  return valueTicks(smallest >= 0 && smallest < largest / 2 ? 0 : smallest, largest)
}

function heading({ title, subtitle, simulated }: PictureWords, measure: MeasureText): Shape[] {
  const tagWidth = simulated === null ? 0 : measure(simulated, STRONG) + 12
  const room = PICTURE_WIDTH - 2 * MARGIN
  return [
    text(MARGIN, TITLE_Y, fitted(title, room, TITLE, measure), TITLE, COLORS.text, 'left'),
    text(
      MARGIN,
      UNIT_Y,
      fitted(subtitle, room - tagWidth, SMALL, measure),
      SMALL,
      COLORS.muted,
      'left',
    ),
    ...(simulated === null
      ? []
      : [text(PICTURE_WIDTH - MARGIN, UNIT_Y, simulated, STRONG, COLORS.limit, 'right')]),
  ]
}

function timeAxis({ curve, language, timeZone }: PictureAsk, { right, x, measure }: Frame) {
  return timeTicks(curve.span, { timeZone, language }).flatMap(({ ts, label }) => {
    const half = measure(label, SMALL) / 2
    const isCut = x(ts) - half < MARGIN / 2 || x(ts) + half > right
    return [
      line(
        [
          [x(ts), PLOT.bottom],
          [x(ts), PLOT.bottom + 4],
        ],
        COLORS.muted,
        1,
      ),
      ...(isCut ? [] : [text(x(ts), TIMES_Y, label, SMALL, COLORS.muted, 'center')]),
    ]
  })
}

function limitLine(limit: number | null, label: string | null, { left, right, y }: Frame): Shape[] {
  if (limit === null) return []
  return [
    line(
      [
        [left, y(limit)],
        [right, y(limit)],
      ],
      COLORS.limit,
      1.5,
      [6, 4],
    ),
    ...(label === null ? [] : [text(right + 6, y(limit), label, STRONG, COLORS.limit, 'left')]),
  ]
}

function pieceShapes(
  piece: Curve['pieces'][number],
  { isSwitch, span }: Curve,
  { x, y }: Frame,
): Shape[] {
  const steps = piece.flatMap(([ts, value], at) => {
    const before = piece[at - 1]
    const point = [x(ts), y(value)] as const
    return isSwitch && before !== undefined ? [[x(ts), y(before[1])] as const, point] : [point]
  })
  const last = piece.at(-1)
  const points =
    isSwitch && last !== undefined ? [...steps, [x(span.to), y(last[1])] as const] : steps
  const [first] = points
  if (points.length === 1 && first !== undefined) {
    return [{ kind: 'dot', x: first[0], y: first[1], radius: 2, color: COLORS.line }]
  }
  return [line(points, COLORS.line, 1.75)]
}

function mark(
  { curve, markTs, words }: PictureAsk,
  { left, right, x, y, measure }: Frame,
): Shape[] {
  const at = Math.min(right, Math.max(left, x(markTs)))
  const half = measure(words.mark, STRONG) / 2
  const middle = Math.min(PICTURE_WIDTH - MARGIN - half, Math.max(MARGIN + half, at))
  const point = curve.pieces
    .flat()
    .findLast(([ts]) => ts <= markTs && markTs - ts <= curve.goodForMs)
  return [
    line(
      [
        [at, PLOT.top - 4],
        [at, PLOT.bottom],
      ],
      COLORS.text,
      1,
    ),
    text(middle, MARK_Y, words.mark, STRONG, COLORS.text, 'center'),
    ...(point === undefined
      ? []
      : [
          { kind: 'dot', x: x(point[0]), y: y(point[1]), radius: 5, color: COLORS.page } as const,
          { kind: 'dot', x: x(point[0]), y: y(point[1]), radius: 3.5, color: COLORS.text } as const,
        ]),
  ]
}

/** A text cut to the available width. */
function fitted(
  whole: string,
  room: number,
  font: { size: number; isBold: boolean },
  measure: MeasureText,
): string {
  const characters = [...whole]
  for (let kept = characters.length; kept > 0; kept -= 1) {
    const shown =
      kept === characters.length ? whole : `${characters.slice(0, kept).join('').trim()}…`
    if (measure(shown, font) <= room) return shown
  }
  return ''
}

const box = (x: number, y: number, width: number, height: number, color: string): Shape => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  color,
})

const line = (
  points: readonly (readonly [number, number])[],
  color: string,
  width: number,
  dash: readonly number[] = [],
): Shape => ({ kind: 'line', points, color, width, dash })

const text = (
  x: number,
  y: number,
  said: string,
  { size, isBold }: { size: number; isBold: boolean },
  color: string,
  align: 'left' | 'center' | 'right',
): Shape => ({ kind: 'text', x, y, text: said, size, isBold, color, align })
