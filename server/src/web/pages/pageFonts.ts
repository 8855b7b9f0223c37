import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** Where the fonts of the pages are; their names stay, so they are asked for again after a day. */
const PREFIX = '/page-fonts'
const KEPT_S = 86_400

/** Parts of the console's font, in the order in which they are declared, with the characters that each has. */
const PARTS = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const
type FontPart = keyof typeof PARTS

const pathOf = (part: FontPart): string => `${PREFIX}/inter-${part}.woff2`

/** Needed by every page. */
export const FIRST_FONT = pathOf('latin')

/** Declares the console's font as `Inter`; what it lacks is drawn in a font of the system. */
export const FONT_FACES = (Object.keys(PARTS) as FontPart[])
  .map(
    (part) =>
      `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;` +
      `src:url(${pathOf(part)}) format("woff2");unicode-range:${PARTS[part]}}`,
  )
  .join('\n')

/** Serves the fonts of the pages that are written by the server itself: sign-in, invitations, passwords, links in mails. */
export function registerPageFonts(app: FastifyInstance): void {
  for (const part of Object.keys(PARTS) as FontPart[]) {
    let read: Promise<Buffer> | null = null
    app.get(pathOf(part), { schema: { hide: true } }, async (_request, reply) => {
      read ??= readFile(new URL(fileOf(part)))
      const bytes = await read
      return reply
        .header('cache-control', `public, max-age=${KEPT_S}`)
        .type('font/woff2')
        .send(bytes)
    })
  }
}

const fileOf = (part: FontPart): string =>
  import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`)
