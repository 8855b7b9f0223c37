import type { Shape, TextShape } from './shape.ts'

/** From the middle of a text down to its base line, in heights of the font: where a canvas draws Inter. */
const BASE_LINE_EM = 0.3

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const

export interface SvgPicture {
  /** px. */
  readonly width: number
  readonly height: number
  /** What the picture shows, for people who do not see it. */
  readonly title: string
  /** As in CSS. */
  readonly fontFamily: string
}

/**
 * A picture as a document of its own: SVG 1.1 without scripts, styles or links. Texts are escaped, so that they remain
 * texts whoever wrote them.
 */
export function svgText(
  shapes: readonly Shape[],
  { width, height, title, fontFamily }: SvgPicture,
): string {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${px(width)} ${px(height)}`,
    role: 'img',
    'font-family': fontFamily,
  }
  return `<svg${attributes(root)}><title>${escaped(title)}</title>${shapes.map(element).join('')}</svg>`
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, color, opacity } = shape
      return `<rect${attributes({ x, y, width, height, fill: color, 'fill-opacity': opacity })}/>`
    }
    case 'dot': {
      const { x, y, radius, color } = shape
      return `<circle${attributes({ cx: x, cy: y, r: radius, fill: color })}/>`
    }
    case 'line': {
      const { points, color, width, dash } = shape
      const path = {
        points: points.map(([x, y]) => `${px(x)},${px(y)}`).join(' '),
        fill: 'none',
        stroke: color,
        'stroke-width': width,
        'stroke-linejoin': 'round',
        'stroke-dasharray': dash.length === 0 ? undefined : dash.map(px).join(' '),
      }
      return `<polyline${attributes(path)}/>`
    }
    case 'path': {
      const { path, color, opacity } = shape
      return `<path${attributes({ d: path, fill: color, 'fill-opacity': opacity })}/>`
    }
    case 'text':
      return textElement(shape)
  }
}

function textElement({ x, y, text, sizePx, isBold, color, align }: TextShape): string {
  const look = {
    x,
    y: y + BASE_LINE_EM * sizePx,
    'font-size': sizePx,
    'font-weight': isBold ? 600 : undefined,
    fill: color,
    'text-anchor': align === 'left' ? undefined : ANCHORS[align],
  }
  return `<text${attributes(look)}>${escaped(text)}</text>`
}

/** Those with a value, each with a space before it. */
const attributes = (all: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? px(value) : escaped(value ?? '')}"`,
    )
    .join('')

/** To hundredths: finer than any screen or printer shows. */
const px = (value: number): string => String(Math.round(value * 100) / 100)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Without characters that no XML document may have (XML 1.0, section 2.2), which would make it unreadable. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '\uFFFD')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

// oxlint-disable-next-line no-control-regex -- Control characters are what must not pass.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
