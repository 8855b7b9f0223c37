import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StoryLook, TestedStory } from './composedStories.ts'
import { untilCalm } from './untilCalm.ts'
import { watchConsole } from './watchConsole.ts'

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
  await untilCalm(container)
  if (story.play !== undefined) {
    await story.play({ canvasElement: container })
    await untilCalm(container)
  }
  return {
    problems: () => [...new Set([...thrown, ...watch.problems()])],
    picture: () => document.querySelector('.bp6-overlay-content, .bp6-dialog') ?? boxIn(container),
    unmount() {
      flushSync(() => root.unmount())
      container.remove()
      watch.stop()
    },
  }
}

/** The outermost element that takes up room: what is fixed to the window leaves none around it. */
function boxIn(element: Element): Element {
  if (element.clientHeight > 0) return element
  const boxes = [...element.querySelectorAll('*')]
  return boxes.find(({ clientHeight, clientWidth }) => clientHeight * clientWidth > 0) ?? element
}
