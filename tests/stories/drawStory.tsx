import { untilStill } from '@airshed/ui/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StoryLook, TestedStory } from './composedStories.ts'
import { stillStory } from './stillStory.ts'
import { watchConsole } from './watchConsole.ts'

/** Overlays; if one is open, the story is about it. */
const OVERLAYS = ['.bp6-dialog', '.bp6-overlay-content']

/** A story that is drawn and settled. */
export interface DrawnStory {
  /** What was thrown or logged to the console so far. */
  problems(): string[]
  /** The element in its picture: the open dialog, otherwise the story. */
  picture(): Element
  unmount(): void
}

/** Renders a story as the catalogue does, plays it, and waits until it settles. */
export async function drawStory(story: TestedStory, look: StoryLook): Promise<DrawnStory> {
  const container = document.createElement('main')
  container.style.cssText = `width:${story.widthPx}px;background:var(--air-page)`
  document.body.append(container)
  const watch = watchConsole()
  const thrown: string[] = []
  const report = (error: unknown): void => void thrown.push(`threw ${String(error)}`)
  const root = createRoot(container, {
    onUncaughtError: report,
    onCaughtError: report,
    onRecoverableError: report,
  })
  const Story = story.component(look)
  const pointer = watchPointer()
  if (story.play === undefined) pointer.leave()
  flushSync(() => root.render(<Story />))
  await untilStill(stillStory(story.showsWaiting))
  if (story.play !== undefined) {
    await story.play({ canvasElement: container })
    if (!pointer.hasMoved()) pointer.leave()
    await untilStill(stillStory(story.showsWaiting))
  }
  for (const select of document.querySelectorAll('select')) putOnWholePixel(select)
  nameOneHost(container)
  return {
    problems: () => [...new Set([...thrown, ...watch.problems()])],
    picture: () => firstBox([...OVERLAYS, 'main', 'main *', 'body *']) ?? container,
    unmount() {
      flushSync(() => root.unmount())
      container.remove()
      pointer.stop()
      watch.stop()
    },
  }
}

/**
 * Chromium snaps the text of a native select that begins between two pixels to either one: with the same
 * styles and boxes, a run of one file and a run of all differed.
 */
function putOnWholePixel(select: HTMLSelectElement): void {
  const { top } = select.getBoundingClientRect()
  select.style.position = 'relative'
  select.style.top = `${Math.round(top) - top}px`
}

/** The runner takes any port that is free, and examples of calls name it. */
const ONE_HOST = 'localhost:63315'

/** Names the same host wherever a story names the one that it came from. */
function nameOneHost(story: Element): void {
  const texts = document.createTreeWalker(story, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.nodeValue?.includes(location.host) === true) {
      text.nodeValue = text.nodeValue.replaceAll(location.host, ONE_HOST)
    }
  }
  for (const field of story.querySelectorAll('input')) {
    if (field.value.includes(location.host)) {
      field.value = field.value.replaceAll(location.host, ONE_HOST)
    }
  }
}

/**
 * The first visible one with an area on the page: the container of a fixed element has none, and the
 * elements that plotly measures texts with are far outside.
 */
function firstBox(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      const isOnPage = width * height > 0 && right > 0 && bottom > 0
      return isOnPage && getComputedStyle(element).visibility === 'visible'
    })
}

/**
 * The pointer rests where an earlier story left it: an element that happens to be there must not look
 * hovered.
 */
function watchPointer() {
  const { style } = document.documentElement
  let hasMoved = false
  const note = (): void => {
    hasMoved = true
  }
  window.addEventListener('pointermove', note, true)
  return {
    hasMoved: () => hasMoved,
    /** Disables pointer events, so that nothing is hovered. */
    leave() {
      style.pointerEvents = 'none'
    },
    stop() {
      window.removeEventListener('pointermove', note, true)
      style.pointerEvents = ''
    },
  }
}
