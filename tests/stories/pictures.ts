import { expect, inject, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import type { StoryLook, TestedStory } from './composedStories.ts'

/** Paths of all stored pictures, from here. */
const STORED = Object.keys(import.meta.glob('../../stories/pictures/**/*.png'))
const FOLDER = '../../stories/pictures'

/** Where pictures come out the same: operating system and browser version. */
export const PLATFORM = platformOf(navigator.userAgent)

/** Whether this platform has pictures to compare with. */
export const IS_KNOWN_PLATFORM = STORED.some((path) => path.startsWith(`${FOLDER}/${PLATFORM}/`))

/** Test id of the captured element. */
const PICTURED = 'pictured'

/** `linux-chromium-150` */
function platformOf(userAgent: string): string {
  const version = /Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 'unknown'
  const system = /Linux|Mac|Windows/.exec(userAgent)?.[0].toLowerCase() ?? 'unknown'
  return `${system}-chromium-${version}`
}

/** Path of a picture in the pictures folder: `linux-chromium-150/widgets/chart/Normal-dark.png`. */
function pictureOf({ title, name }: TestedStory, { theme }: StoryLook): string {
  const folder = title.toLowerCase().replaceAll(' ', '-')
  return `${PLATFORM}/${folder}/${name}${theme === 'dark' ? '-dark' : ''}.png`
}

/**
 * Compares what is drawn with its stored picture, or stores it if pictures are being accepted. On a
 * platform without pictures there is nothing to compare.
 */
export async function comparePicture(
  shown: Element,
  story: TestedStory,
  look: StoryLook,
  { task }: Pick<TestContext, 'task'>,
): Promise<void> {
  const picture = pictureOf(story, look)
  const accepts = inject('acceptsPictures')
  if (!accepts && !IS_KNOWN_PLATFORM) return
  if (!accepts && !STORED.includes(`${FOLDER}/${picture}`)) {
    expect.fail(
      `expected a picture stories/pictures/${picture}, found none: look at the story, then run \`npm run pictures\``,
    )
  }
  task.meta.picture = picture
  // Found by test id: a selector guessed for an element may match another one.
  shown.setAttribute('data-testid', PICTURED)
  try {
    await expect(
      page.getByTestId(PICTURED),
      `${picture} differs: where the change is meant, run \`npm run pictures\``,
    ).toMatchScreenshot(picture.replace(/\.png$/, ''))
  } finally {
    // An element that is not unmounted with the story must not be mistaken for the next one.
    shown.removeAttribute('data-testid')
  }
}

declare module 'vitest' {
  interface TaskMeta {
    /** Picture the story was compared with, in the pictures folder. */
    picture?: string
  }
}
