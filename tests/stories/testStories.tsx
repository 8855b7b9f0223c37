import { axeProblems, TEST_NOW_MS } from '@airshed/testing'
import { untilStill } from '@airshed/ui/testing'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { composedStories, type StoryLook, type TestedStory } from './composedStories.ts'
import { drawStory, type DrawnStory } from './drawStory.tsx'
import { comparePicture } from './pictures.ts'
import { stillStory } from './stillStory.ts'

/** Both themes and both languages in two renderings. */
const FIRST_LOOK: StoryLook = { theme: 'light', locale: 'en_US' }
const SECOND_LOOK: StoryLook = { theme: 'dark', locale: 'es_ES' }

/** Only a file's main story gets the second look, unless every look is requested. */
function looksOf({ hasOwnLook, isMain }: TestedStory): readonly StoryLook[] {
  const isDrawnTwice = !hasOwnLook && (isMain || inject('drawsEveryLook'))
  return isDrawnTwice ? [FIRST_LOOK, SECOND_LOOK] : [FIRST_LOOK]
}

const wordsOf = ({ theme, locale }: StoryLook): string =>
  `${theme}, ${locale === 'en_US' ? 'English' : 'Spanish'}`

/** Findings that axe reports twice: a part that loaded late may have been half rendered. */
async function lastingProblems({ showsWaiting }: TestedStory): Promise<string[]> {
  const found = await axeProblems(document.body)
  if (found.length === 0) return found
  await untilStill(stillStory(showsWaiting))
  return axeProblems(document.body)
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) expect.fail(problems.join('\n'))
}

/** Tests every story of a file: no console problems, accessible, looks as before. */
export function testStories(file: object): void {
  let drawn: DrawnStory | null = null
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW_MS }))
  afterAll(() => void vi.useRealTimers())
  afterEach(() => {
    drawn?.unmount()
    drawn = null
  })

  const { title, stories } = composedStories(file)
  describe(title, () => {
    for (const story of stories) {
      for (const look of looksOf(story)) {
        it(`${story.name}: ${story.hasOwnLook ? 'its own look' : wordsOf(look)}`, async (context) => {
          drawn = await drawStory(story, look)
          refuse([...drawn.problems(), ...(await lastingProblems(story))])
          if (story.hasPicture(look)) await comparePicture(drawn.picture(), story, look, context)
          refuse(drawn.problems())
        })
      }
    }
  })
}
