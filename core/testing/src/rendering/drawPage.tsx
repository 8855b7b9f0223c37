import { AirshedProvider } from '@airshed/kit/provider'
import { applyTheme } from '@airshed/ui'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PAGE_MESSAGES } from '../stage/pageMessages.ts'
import type { TestAirshed } from '../stage/testAirshed.ts'
import { nextFrames } from './frames.ts'
import { watchPage } from './watchPage.ts'
import '@airshed/ui/styles.css'

/** Inner size in CSS pixels. */
export interface BoxSize {
  width: number
  height: number
}

/** Content rendered in the page. */
export interface DrawnPage {
  container: HTMLElement
  /** The problems so far: thrown errors, console errors, requests, missing texts. */
  problems(): string[]
  /** Renders other children in the same place. */
  redraw(children: ReactNode): Promise<void>
  /** Unmounts it, and stops watching the page. */
  unmount(): void
}

/**
 * Renders into the document as the app does: in a theme, inside the providers.
 *
 * @param size of the box around it; default as wide as the page and as high as needed
 */
export async function drawPage(
  airshed: TestAirshed,
  children: ReactNode,
  size?: BoxSize,
): Promise<DrawnPage> {
  const { value, queryClient, errors } = airshed
  applyTheme(value.session.theme)
  const container = document.createElement('main')
  if (size !== undefined) {
    container.style.cssText = `width:${size.width}px;height:${size.height}px;overflow:hidden`
  }
  container.style.background = 'var(--air-surface, Canvas)'
  document.body.append(container)
  const watch = watchPage()
  const thrown: string[] = []
  const reportThrown = (error: unknown): void => void thrown.push(`threw ${String(error)}`)
  const root = createRoot(container, {
    onUncaughtError: reportThrown,
    onCaughtError: reportThrown,
    onRecoverableError: reportThrown,
  })
  const draw = async (shown: ReactNode): Promise<void> => {
    flushSync(() =>
      root.render(
        <AirshedProvider value={value} queryClient={queryClient} messages={PAGE_MESSAGES}>
          {shown}
        </AirshedProvider>,
      ),
    )
    await nextFrames()
  }
  await draw(children)
  return {
    container,
    problems: () => [...new Set([...thrown, ...errors, ...watch.problems()])],
    redraw: draw,
    unmount() {
      flushSync(() => root.unmount())
      container.remove()
      queryClient.clear()
      value.broker.close()
      watch.stop()
      applyTheme('light')
    },
  }
}
