import { expect, inject, type TestContext } from 'vitest'
import { commands } from 'vitest/browser'
import type { StoryLook, TestedStory } from './composedStories.ts'
import { nearestPlatform, platformOf } from './platforms.ts'

/** Paths of all stored pictures, from here. */
const STORED = Object.keys(import.meta.glob('../../stories/pictures/**/*.png'))
const FOLDER = '../../stories/pictures'

/** Browser and system of this page. */
const PLATFORM = platformOf(navigator.userAgent)

/** The platform whose pictures this one is compared with; null if there is none. */
export const COMPARED_PLATFORM = nearestPlatform(
  PLATFORM,
  STORED.map((path) => path.split('/').at(FOLDER.split('/').length) ?? ''),
)

/** Test id of the captured element. */
const PICTURED = 'pictured'

/** Path of a picture in the pictures folder: `linux-chromium-150/widgets/chart/Normal-dark.png`. */
function pictureOf({ title, name }: TestedStory, { theme }: StoryLook): string {
  const folder = title.toLowerCase().replaceAll(' ', '-')
  return `${COMPARED_PLATFORM ?? PLATFORM}/${folder}/${name}${theme === 'dark' ? '-dark' : ''}.png`
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
  if (!accepts && COMPARED_PLATFORM === null) return
  task.meta.picture = picture
  // Found by test id: a selector guessed for an element may match another one.
  shown.setAttribute('data-testid', PICTURED)
  try {
    const path = `stories/pictures/${picture}`
    const difference = await commands.comparePicture({ testId: PICTURED, path, accepts })
    if (difference !== null) {
      expect.fail(
        `${difference}. Look at them; where the change is meant, run \`npm run pictures\``,
      )
    }
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
