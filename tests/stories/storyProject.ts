import type { Plugin } from 'vite'
import { pictureCommands } from './pictureCommands.ts'
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

/** The parts of a browser test project used here. */
interface BrowserProject {
  plugins: unknown[]
  optimizeDeps: { include: string[] }
  test: { browser: { commands: object } }
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
        commands: { ...test.browser.commands, ...pictureCommands },
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
