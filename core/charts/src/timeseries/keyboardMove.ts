import type { ChartRange } from '../series/chartSeries.ts'

export type KeyboardMove =
  | { kind: 'step'; points: number }
  | { kind: 'zoom'; range: ChartRange }
  | { kind: 'reset' }
  | { kind: 'leave' }

/** Points that an arrow moves with Shift. */
const LEAP = 10

/** The effect of a key on a chart; null leaves the key to the page. */
export function keyboardMove(
  key: string,
  isShift: boolean,
  range: ChartRange,
  cursorTime: number | null,
): KeyboardMove | null {
  const stride = isShift ? LEAP : 1
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'step', points: -stride }
    case 'ArrowRight':
      return { kind: 'step', points: stride }
    case 'Home':
      return { kind: 'step', points: Number.NEGATIVE_INFINITY }
    case 'End':
      return { kind: 'step', points: Number.POSITIVE_INFINITY }
    case '+':
      return { kind: 'zoom', range: scaled(range, cursorTime, 0.5) }
    case '-':
      return { kind: 'zoom', range: scaled(range, cursorTime, 2) }
    case 'Backspace':
      return { kind: 'reset' }
    case 'Escape':
      return cursorTime === null ? null : { kind: 'leave' }
    default:
      return null
  }
}

/** The window zoomed around a time, default its middle; that time keeps its position. */
function scaled(range: ChartRange, about: number | null, factor: number): ChartRange {
  const fixed = about ?? (range.from + range.to) / 2
  return { from: fixed - (fixed - range.from) * factor, to: fixed + (range.to - fixed) * factor }
}
