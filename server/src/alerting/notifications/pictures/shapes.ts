/** A picture is a list of shapes in drawing order; coordinates are px from the top left. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string }
  | {
      kind: 'line'
      points: readonly (readonly [x: number, y: number])[]
      color: string
      width: number
      /** Lengths of dashes and of the gaps between them; empty: a solid line. */
      dash: readonly number[]
    }
  | { kind: 'dot'; x: number; y: number; radius: number; color: string }
  | {
      kind: 'text'
      /** The anchor given by `align`; `y` is the middle of the lowercase letters. */
      x: number
      y: number
      text: string
      size: number
      isBold: boolean
      color: string
      align: 'left' | 'center' | 'right'
    }

/** How wide a text is drawn, px. */
export type MeasureText = (text: string, font: { size: number; isBold: boolean }) => number
