import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserCommandContext } from 'vitest/node'
import { ALLOWED_PIXELS, differingPixels, marked, sizeOf } from './comparePictures.ts'
import { readPng, type Picture } from './readPng.ts'
import { writePng } from './writePng.ts'

/** A busy machine takes seconds for two screenshots that match. */
const STILL_WITHIN_MS = 20_000
/** Where the new picture and the difference of a failed comparison are. */
const FAILED = '.vitest/pictures'

/** A comparison of what a page shows with a stored picture. */
export interface PictureRequest {
  /** Test id of the element in the picture. */
  testId: string
  /** Path of the stored picture, from the root of the project, ending in `.png`. */
  path: string
  /** Stores what is shown if it differs. */
  accepts: boolean
}

/** Commands of Node for pages whose elements are compared with pictures. */
export const pictureCommands = { comparePicture }

/**
 * Compares an element with its stored picture until both match or two screenshots are the same.
 *
 * @returns what differs and where to see it; null if nothing does, or if it was stored
 */
async function comparePicture(
  { iframe, project }: BrowserCommandContext,
  { testId, path, accepts }: PictureRequest,
): Promise<string | null> {
  const { root } = project.config
  const file = join(root, path)
  const stored = existsSync(file) ? readPng(readFileSync(file)) : null
  const element = iframe.locator(`[data-testid="${testId}"]`)
  const untilMs = performance.now() + STILL_WITHIN_MS
  let before: Buffer | null = null
  for (;;) {
    const taken = await element.screenshot({ animations: 'disabled', caret: 'hide' })
    const problem =
      stored === null ? { words: 'nothing is stored' } : problemOf(stored, readPng(taken))
    if (problem === null) return null
    if (before?.equals(taken)) {
      if (!accepts) return reported(root, path, taken, problem)
      write(file, taken)
      return null
    }
    if (performance.now() > untilMs)
      return `${path}: expected a picture that stands still, got others for 20 s`
    before = taken
  }
}

interface Problem {
  words: string
  shown?: Picture
}

function problemOf(stored: Picture, taken: Picture): Problem | null {
  if (sizeOf(stored) !== sizeOf(taken)) {
    return { words: `expected ${sizeOf(stored)}, got ${sizeOf(taken)}` }
  }
  const pixels = differingPixels(stored, taken)
  if (pixels.length <= ALLOWED_PIXELS) return null
  return { words: `${pixels.length} pixels differ`, shown: marked(taken, pixels) }
}

function reported(root: string, path: string, taken: Buffer, { words, shown }: Problem): string {
  const name = path.replace(/^(stories|\.vitest)\/pictures\//, '').replace(/\.png$/, '')
  const [takenPath, shownPath] = ['taken', 'difference'].map(
    (kind) => `${FAILED}/${name}-${kind}.png`,
  )
  write(join(root, takenPath!), taken)
  if (shown === undefined) return `${words}: compare ${path} with ${takenPath}`
  write(join(root, shownPath!), writePng(shown))
  return `${words}: compare ${path} with ${takenPath}, in red in ${shownPath}`
}

function write(path: string, png: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, png)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See tests/stories/pictureCommands.ts. */
    comparePicture: (request: PictureRequest) => Promise<string | null>
  }
}
