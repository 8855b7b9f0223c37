import { TEST_NOW_MS } from '@airshed/testing'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { composedStories, type StoryLook } from '../composedStories.ts'
import { drawStory, type DrawnStory } from '../drawStory.tsx'
import { pictureDifference, type Box } from './pictureDifference.ts'
import { savedCard } from './savedCard.ts'

/** Both themes and both languages in two renderings. */
const LOOKS: readonly StoryLook[] = [
  { theme: 'light', locale: 'en_US' },
  { theme: 'dark', locale: 'es_ES' },
]
/** What a saved card leaves out: controls, and links that are icons. */
const LEFT_OUT =
  '.air-card-menu, label:has(select), select, button:not([aria-pressed]):not(th button)'
/** Share of a card's squares that may differ, where text breaks or sits a pixel elsewhere. */
const DIFFERENT_RATIO = 0.005

const CARD = 'pictured-card'

/** Stories of a file by their names; only those that show cards as a page of the console does. */
export interface SavedStories {
  file: object
  /** Default: its main one. */
  names?: readonly string[]
}

/** Tests that each card of some stories is saved as it is shown, in both themes. */
export function testSavedCards(files: readonly SavedStories[]): void {
  let drawn: DrawnStory | null = null
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW_MS }))
  afterAll(() => void vi.useRealTimers())
  afterEach(() => {
    drawn?.unmount()
    drawn = null
  })

  for (const { file, names } of files) {
    const { title, stories } = composedStories(file)
    for (const story of stories.filter(({ name, isMain }) => names?.includes(name) ?? isMain)) {
      for (const look of LOOKS) {
        it(`${title} ${story.name} is saved as it is shown: ${look.theme}`, async () => {
          drawn = await drawStory(story, look)
          const cards = [...document.querySelectorAll<HTMLElement>('[data-widget-id]')]
          expect(cards.length).toBeGreaterThan(0)
          for (const { dataset } of cards) {
            expect(await differenceOf(dataset['widgetId'] ?? '')).toEqual('as it is shown')
          }
        })
      }
    }
  }
}

/** Reports how far a saved card differs from what stands on the page. */
async function differenceOf(cardId: string): Promise<string> {
  const card = document
    .querySelector(`[data-widget-id="${CSS.escape(cardId)}"]`)
    ?.closest<HTMLElement>('.air-card')
  if (card === null || card === undefined) throw new Error(`expected a card ${cardId}, found none`)
  card.setAttribute('data-testid', CARD)
  const base64 = await page.screenshot({ element: page.getByTestId(CARD), save: false })
  card.removeAttribute('data-testid')
  const shown = new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))])
  const { offsetWidth: width, offsetHeight: height } = card
  const saved = await savedCard(cardId)
  const different = await pictureDifference(shown, saved, { width, height }, leftOutOf(card))
  const share = different.length / ((width / 8) * (height / 8))
  return share <= DIFFERENT_RATIO
    ? 'as it is shown'
    : `${Math.round(1000 * share) / 10} % of ${cardId} differ, first at ${different
        .slice(0, 5)
        .map(({ x, y }) => `${x}, ${y}`)
        .join('; ')}`
}

function leftOutOf(card: HTMLElement): Box[] {
  const { left, top } = card.getBoundingClientRect()
  return [...card.querySelectorAll(LEFT_OUT)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x - left, y: y - top, width, height }
  })
}
