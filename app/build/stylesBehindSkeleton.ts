import type { Plugin } from 'vite'

const SHEET = /\n? *<link rel="stylesheet"[^>]*>/g
const PLACE = '<div id="root"></div>'

/**
 * Moves the style sheets of the page behind what it shows while it loads: in the head, a browser draws nothing before it
 * has them. Also behind the root, which must be known to be empty.
 */
export function stylesBehindSkeleton(): Plugin {
  return {
    name: 'airshed:styles-behind-skeleton',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: movedStyles },
  }
}

/** @throws {Error} for a page without the place, or without sheets */
export function movedStyles(page: string): string {
  const sheets = page.match(SHEET) ?? []
  if (sheets.length === 0 || !page.includes(PLACE)) {
    throw new Error(`Expected a page with style sheets and ${PLACE}, got ${page.slice(0, 200)}`)
  }
  const moved = sheets.map((sheet) => `\n    ${sheet.trim()}`).join('')
  return page.replaceAll(SHEET, '').replace(PLACE, PLACE + moved)
}
