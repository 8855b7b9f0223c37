import { createApiClient } from '@airshed/data'
import { LINES_ABOUT_HEADER } from '@airshed/schemas/calls'
import {
  axeProblems,
  createTestAirshed,
  drawPage,
  TEST_NOW_MS,
  type DrawnPage,
} from '@airshed/testing'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useReadingsFile } from './useReadingsFile.tsx'

const SEARCH = { data_point_id: ['1C00A3F7.1.0.1/132:5'], from: 0, to: TEST_NOW_MS }

function SaveButton() {
  const { save, progress } = useReadingsFile()
  const [saved, setSaved] = useState<boolean | null>(null)
  return (
    <>
      <button type="button" onClick={() => void save(SEARCH, 'Quay: readings').then(setSaved)}>
        Save
      </button>
      <output>{saved === null ? 'nothing yet' : saved ? 'saved' : 'not saved'}</output>
      {progress}
    </>
  )
}

/** A server whose file arrives as the test hands it over. */
function slowServer(linesAbout: number) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  let isCancelled = false
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = new ReadableStream<Uint8Array>({ start: (opened) => void (stream = opened) })
    init?.signal?.addEventListener('abort', () => {
      isCancelled = true
      stream?.error(new DOMException('The reader gave up', 'AbortError'))
    })
    return new Response(body, { headers: { [LINES_ABOUT_HEADER]: String(linesAbout) } })
  }
  return {
    fetch,
    hand: (text: string) => stream?.enqueue(new TextEncoder().encode(text)),
    end: () => stream?.close(),
    isCancelled: () => isCancelled,
  }
}

let drawn: DrawnPage | null = null
let downloads: string[] = []
beforeEach(() => {
  downloads = []
  // The browser of the tests is not to write files.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  const problems = drawn?.problems()
  drawn?.unmount()
  drawn = null
  expect(problems ?? []).toEqual([])
})

async function open(linesAbout = 4, locale: 'en_US' | 'es_ES' = 'en_US') {
  const server = slowServer(linesAbout)
  let now = TEST_NOW_MS
  const clock = { now: () => (now += 1_000) }
  const airshed = createTestAirshed({ clock, locale })
  airshed.value.api = createApiClient({
    baseUrl: '/v2',
    tokens: {
      current: () => ({ accessToken: 'test', expiresAtMs: Number.MAX_SAFE_INTEGER }),
      refresh: () => Promise.resolve(null),
    },
    fetch: server.fetch,
    clock,
    onSessionExpired: () => undefined,
  })
  drawn = await drawPage(airshed, <SaveButton />)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  const reported = () => airshed.value.toaster.getToasts().map(({ message }) => message)
  return { ...server, reported }
}
const bar = () => page.getByRole('progressbar')
const outcome = () => document.querySelector('output')?.textContent

describe('a file of readings', () => {
  it('shows its progress, and saves the file under its name once it is whole', async () => {
    const { hand, end } = await open()
    await expect.element(page.getByText('Waiting for the server…')).toBeVisible()
    hand('time,value\r\n1,2\r\n')
    await expect.element(page.getByText('2 of about 4 lines, 0 MB')).toBeVisible()
    await expect.element(bar()).toHaveAttribute('value', '0.5')
    expect(await axeProblems(document.body)).toEqual([])
    hand('2,3\r\n"# End: 2 readings"\r\n')
    end()
    await expect.poll(outcome).toBe('saved')
    expect(downloads).toEqual(['Quay- readings.csv'])
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it('cancelling a download tells the server and saves nothing', async () => {
    const { hand, isCancelled } = await open()
    await expect.element(bar()).toBeVisible()
    hand('time,value\r\n')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect.poll(outcome).toBe('not saved')
    expect(isCancelled()).toBe(true)
    expect(downloads).toEqual([])
  })

  it('saves nothing of a file that was cut off', async () => {
    const { hand, end, reported } = await open()
    hand('time,value\r\n1,2\r\n')
    end()
    await expect.poll(outcome).toBe('not saved')
    expect(reported()).toEqual([expect.stringContaining('was cut off')])
    expect(downloads).toEqual([])
  })

  it('never shows less progress than has arrived, where the server estimated too low', async () => {
    const { hand, end } = await open(1, 'es_ES')
    hand('time,value\r\n1,2\r\n2,3\r\n')
    await expect.element(page.getByText('3 de unas 3 líneas, 0 MB')).toBeVisible()
    hand('"# End: 2 readings"\r\n')
    end()
    await expect.poll(outcome).toBe('saved')
  })
})
