import { createTestAirshed, drawPage, type DrawnPage, type TestAirshed } from '@airshed/testing'
import { page } from 'vitest/browser'
import { SampleList, type SampleListProps } from './SampleList.tsx'

export interface DrawOptions extends SampleListProps {
  locale?: 'en_US' | 'es_ES'
  /** Of the window and the list in CSS pixels, default 1200. */
  widthPx?: number
  /** What the reader arranged before, by key. */
  kept?: Map<string, string>
  /** Whether requests that fail are tried again as in the console. Default false. */
  isRetrying?: boolean
}

/** A list that is drawn, and what came of it. */
export interface DrawnList {
  drawn: DrawnPage
  airshed: TestAirshed
  /** Parameters as they were put into the URL, newest last. */
  params: Readonly<Record<string, unknown>>[]
  /** What was done, in words. */
  done: string[]
}

/** Draws the sample list as the console would, on a server in memory. */
export async function drawSampleList(options: DrawOptions = {}): Promise<DrawnList> {
  const { locale = 'en_US', widthPx = 1200, kept, isRetrying = false, ...props } = options
  await page.viewport(widthPx, 900)
  const airshed = createTestAirshed({
    locale,
    isRetrying,
    ...(kept === undefined ? {} : { kept }),
  })
  const params: DrawnList['params'] = []
  const done: string[] = []
  const drawn = await drawPage(
    airshed,
    <SampleList
      onParams={(changed) => void params.push(changed)}
      onDone={(words) => void done.push(words)}
      {...props}
    />,
  )
  return { drawn, airshed, params, done }
}

/** Names of the rows that are drawn, from top to bottom. */
export const rowNames = (): string[] =>
  [...document.querySelectorAll('[data-row-key]')].map(
    (row) => row.getAttribute('aria-label') ?? '',
  )

/** The row that has the focus, by its place in the list; -1 for none. */
export const focusedRow = (): number =>
  Number(document.activeElement?.getAttribute('aria-rowindex') ?? 1) - 2
