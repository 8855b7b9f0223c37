import { join } from 'node:path'
import type { Plugin } from 'vite'
import { storyTests } from './storyTests.ts'

/** Settings of the browser that draws stories: pictures depend on all of them. */
export const STORY_PLACE = {
  timezoneId: 'UTC',
  locale: 'en-US',
  reducedMotion: 'reduce' as const,
  deviceScaleFactor: 1,
}

/** Larger than every story: what is outside is in no picture. */
const WINDOW = { width: 1680, height: 1400 }

/** A pixel's colour may differ by a tenth, which absorbs antialiasing at the edges of letters. */
const THRESHOLD = 0.1
/** Share of pixels that may differ: less than one letter on a card. */
const DIFFERENT_RATIO = 0.0005

/** The parts of a browser test project used here. */
interface BrowserProject {
  plugins: unknown[]
  optimizeDeps: { include: string[] }
  test: { browser: object }
}

/** Adds what story suites need: they are generated from files and take pictures. */
export function asStories<Project extends BrowserProject>(project: Project) {
  const { plugins, optimizeDeps, test } = project
  return {
    ...project,
    plugins: [...plugins, storyTests() as Plugin],
    optimizeDeps: {
      include: [
        ...optimizeDeps.include,
        '@airshed/stories > @storybook/react-vite',
        '@airshed/stories > storybook/preview-api',
      ],
    },
    test: {
      ...test,
      provide: {
        acceptsPictures: process.env['AIRSHED_PICTURES'] === 'accept',
        drawsEveryLook: process.env['EVERY_LOOK'] === '1',
      },
      browser: {
        ...test.browser,
        viewport: WINDOW,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // A busy machine takes seconds for the two screenshots that must match.
            timeout: 20_000,
            comparatorOptions: {
              threshold: THRESHOLD,
              allowedMismatchedPixelRatio: DIFFERENT_RATIO,
            },
            resolveScreenshotPath: ({
              root,
              arg,
              ext,
            }: {
              root: string
              arg: string
              ext: string
            }) => join(root, 'stories/pictures', `${arg}${ext}`),
          },
        },
      },
    },
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The rendered pictures replace the stored ones. */
    acceptsPictures: boolean
    /** Every story is drawn in both looks, not just one per file. */
    drawsEveryLook: boolean
  }
}
