/** What a stylesheet can say about the look of a shape, as SVG names its presentation properties. */
const SHAPE_PROPERTIES = [
  'clip-path',
  'clip-rule',
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'filter',
  'font-family',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'marker-end',
  'marker-start',
  'mask',
  'mix-blend-mode',
  'opacity',
  'paint-order',
  'shape-rendering',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-box',
  'transform-origin',
  'vector-effect',
  'visibility',
] as const

type Styled = HTMLElement | SVGElement
type Declarations = readonly (readonly [property: string, value: string])[]

/**
 * Writes onto the elements of a card what a copy of its markup would lose, with the values that already hold:
 * nothing that is shown changes.
 *
 * - Table cells that fill the available space: a copy has no space to fill.
 * - Shapes: within an `<svg>` the copy keeps attributes and inline styles only, without the classes' rules
 *   anything is black.
 *
 * @returns the function that undoes it
 */
export function holdStyles(card: HTMLElement): () => void {
  const held = [...heldWidths(card), ...heldShapes(card)]
  const before = held.map(([element]) => [element, element.getAttribute('style')] as const)
  for (const [element, declarations] of held) {
    for (const [property, value] of declarations) element.style.setProperty(property, value)
  }
  return () => {
    for (const [element, style] of before) {
      if (style === null) element.removeAttribute('style')
      else element.setAttribute('style', style)
    }
  }
}

// All styles are read before any is written: otherwise the page is laid out again for each element.

const heldWidths = (card: HTMLElement): (readonly [Styled, Declarations])[] =>
  [...card.querySelectorAll<HTMLElement>('th, td')]
    .filter((cell) => getComputedStyle(cell).maxWidth === '0px')
    .map((cell) => [cell, [['max-width', `${cell.offsetWidth}px`]]])

const heldShapes = (card: HTMLElement): (readonly [Styled, Declarations])[] =>
  [...card.querySelectorAll<SVGElement>('svg *')].map((shape) => {
    const style = getComputedStyle(shape)
    return [shape, SHAPE_PROPERTIES.map((name) => [name, style.getPropertyValue(name)])]
  })
