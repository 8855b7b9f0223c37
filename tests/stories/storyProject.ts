import { join } from 'node:path'
import type { Plugin } from 'vite'
import { storyTests } from './storyTests.ts'

/** Where and how a browser stands that draws stories: pictures depend on all of it. */
export const STORY_PLACE = {
  timezoneId: 'UTC',
  locale: 'en-US',
  reducedMotion: 'reduce' as const,
  deviceScaleFactor: 1,
}

/** Higher and wider than every story: what is outside of it is on no picture. */
const WINDOW = { width: 1680, height: 1400 }

/** Colours of a pixel may differ by a tenth, which smooths out what letters do at their edges. */
const THRESHOLD = 0.1
/** Part of the pixels that may differ: less than one letter of a card. */
const DIFFERENT_RATIO = 0.0005

/** The parts of a project of browser tests that are looked at here. */
interface BrowserProject {
  plugins: unknown[]
  optimizeDeps: { include: string[] }
  test: { browser: object }
}

/** The project with what the suites of stories need: they are made of files, and take pictures. */
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
            // A busy machine takes seconds for the two pictures that have to be the same.
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
    /** What is drawn takes the place of the stored pictures. */
    acceptsPictures: boolean
    /** Every story is drawn in both looks; else one of each file is. */
    drawsEveryLook: boolean
  }
}
