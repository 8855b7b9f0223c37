/** A wave of air, and the ridge line that it passes over; drawn in a box of 24 by 24. */
export const MARK_PATHS = [
  'M2 8.2c2.5-3.3 5-3.5 7.6-1.2s5.3 2.7 8-.4c1.3-1.5 2.7-2.2 4.4-2',
  'M2 20.2l5.8-7.6 3.6 4.3 4.2-6 6.4 9.3',
] as const

export const MARK_STROKE_WIDTH = 2

/** The mark as SVG text, for favicons and pages that React does not render. */
export function markSvg(color: string): string {
  const paths = MARK_PATHS.map((path) => `<path d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="${MARK_STROKE_WIDTH}" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`
}
