/** A picture as it is drawn, in the order in which it is drawn: px from the top left. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string }
  | {
      kind: 'line'
      points: readonly (readonly [x: number, y: number])[]
      color: string
      width: number
      /** Lengths of dashes and of the gaps between them; none: a solid line. */
      dash: readonly number[]
    }
  | { kind: 'dot'; x: number; y: number; radius: number; color: string }
  | {
      kind: 'text'
      /** Where `align` says; `y` is the middle of the small letters. */
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
