import { createTestAirshed, drawPage, type DrawnPage, type TestAirshed } from '@airshed/testing'
import { page } from 'vitest/browser'
import { SampleList, type SampleListProps } from './SampleList.tsx'

export interface DrawOptions extends SampleListProps {
  locale?: 'en_US' | 'es_ES'
  /** Width of the window and the list in CSS pixels, default 1200. */
  widthPx?: number
  /** The user's earlier settings, by key. */
  kept?: Map<string, string>
  /** Whether failed requests are retried as in the console. Default false. */
  isRetrying?: boolean
}

/** A rendered list, and a record of its effects. */
export interface DrawnList {
  drawn: DrawnPage
  airshed: TestAirshed
  /** Parameters as written to the URL, newest last. */
  params: Readonly<Record<string, unknown>>[]
  /** Descriptions of the actions that ran. */
  done: string[]
}

/** Renders the sample list as in the console, on an in-memory server. */
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

/** Names of the rendered rows, from top to bottom. */
export const rowNames = (): string[] =>
  [...document.querySelectorAll('[data-row-key]')].map(
    (row) => row.getAttribute('aria-label') ?? '',
  )

/** Index of the row that has the focus; -1 for none. */
export const focusedRow = (): number =>
  Number(document.activeElement?.getAttribute('aria-rowindex') ?? 1) - 2
