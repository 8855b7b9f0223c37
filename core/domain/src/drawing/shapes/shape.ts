/**
 * What is drawn where: a picture is a list of shapes in drawing order. Coordinates are px from the top left, finite, and
 * colours are `#rrggbb`.
 */
export type Shape = BoxShape | LineShape | DotShape | PathShape | TextShape

export interface BoxShape {
  readonly kind: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  /** 0 to 1; default 1. */
  readonly opacity?: number
}

export type Point = readonly [x: number, y: number]

export interface LineShape {
  readonly kind: 'line'
  readonly points: readonly Point[]
  readonly color: string
  /** px. */
  readonly width: number
  /** Lengths of dashes and of the gaps between them, px; empty: a solid line. */
  readonly dash: readonly number[]
}

export interface DotShape {
  readonly kind: 'dot'
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly color: string
}

/** A filled outline, such as a slice of a rose. */
export interface PathShape {
  readonly kind: 'path'
  /** SVG path data; its coordinates are those of the picture. */
  readonly path: string
  readonly color: string
  /** 0 to 1; default 1. */
  readonly opacity?: number
}

export interface TextShape extends TextFont {
  readonly kind: 'text'
  /** The anchor given by `align`; `y` is the middle of the lowercase letters. */
  readonly x: number
  readonly y: number
  readonly text: string
  readonly color: string
  readonly align: 'left' | 'center' | 'right'
}

export interface TextFont {
  readonly sizePx: number
  readonly isBold: boolean
}

/** How wide a text is drawn, px. */
export type MeasureText = (text: string, font: TextFont) => number

export const box = (
  [x, y]: Point,
  [width, height]: readonly [width: number, height: number],
  color: string,
): BoxShape => ({ kind: 'box', x, y, width, height, color })

/** @param dash see `LineShape`; default solid */
export const line = (
  points: readonly Point[],
  color: string,
  width: number,
  dash: readonly number[] = [],
): LineShape => ({ kind: 'line', points, color, width, dash })

export const dot = ([x, y]: Point, radius: number, color: string): DotShape => ({
  kind: 'dot',
  x,
  y,
  radius,
  color,
})

/** @param align what the point is of the text; default its left end */
export const words = (
  [x, y]: Point,
  text: string,
  { font, color, align = 'left' }: { font: TextFont; color: string; align?: TextShape['align'] },
): TextShape => ({ kind: 'text', x, y, text, ...font, color, align })
