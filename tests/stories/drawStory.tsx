import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StoryLook, TestedStory } from './composedStories.ts'
import { untilCalm } from './untilCalm.ts'
import { watchConsole } from './watchConsole.ts'

/** What lies over the page, and is what the story is about. */
const OVERLAYS = ['.bp6-dialog', '.bp6-overlay-content']

/** A story that is drawn, and stands still. */
export interface DrawnStory {
  /** What was thrown or written into the console so far. */
  problems(): string[]
  /** What a picture of it shows: the dialog that is open, else the story. */
  picture(): Element
  unmount(): void
}

/** Draws a story into the page as the catalogue does, plays it, and waits until it stands still. */
export async function drawStory(story: TestedStory, look: StoryLook): Promise<DrawnStory> {
  const container = document.createElement('main')
  container.style.cssText = `width:${story.widthPx}px;background:var(--air-page)`
  document.body.append(container)
  const watch = watchConsole()
  const thrown: string[] = []
  const tell = (error: unknown): void => void thrown.push(`threw ${String(error)}`)
  const root = createRoot(container, {
    onUncaughtError: tell,
    onCaughtError: tell,
    onRecoverableError: tell,
  })
  const Story = story.component(look)
  flushSync(() => root.render(<Story />))
  await untilCalm(story.showsWaiting)
  if (story.play !== undefined) {
    await story.play({ canvasElement: container })
    await untilCalm(story.showsWaiting)
  }
  return {
    problems: () => [...new Set([...thrown, ...watch.problems()])],
    picture: () => firstBox([...OVERLAYS, 'main', 'main *', 'body *']) ?? container,
    unmount() {
      flushSync(() => root.unmount())
      container.remove()
      watch.stop()
    },
  }
}

/** The first of these that takes up room: around what is fixed to the window there is none. */
function firstBox(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width * height > 0 && getComputedStyle(element).visibility === 'visible'
    })
}
