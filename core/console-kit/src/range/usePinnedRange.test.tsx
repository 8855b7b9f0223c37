import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { createTestAirshed, drawPage, TEST_NOW_MS, type DrawnPage } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RangeParams } from './rangeParams.ts'
import { usePinnedRange } from './usePinnedRange.ts'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

function Hours({ params }: { params: RangeParams }) {
  const options = { key: 'probe.range', lengthMs: DAY_MS }
  const { range, isPinned, togglePin } = usePinnedRange(options, params, () => undefined)
  return (
    <button type="button" aria-pressed={isPinned} onClick={togglePin}>
      {`${(range.to - range.from) / HOUR_MS} hours`}
    </button>
  )
}
const open = async (kept: Map<string, string>, params: RangeParams = {}) => {
  drawn?.unmount()
  const clock = { now: () => TEST_NOW_MS }
  drawn = await drawPage(createTestAirshed({ kept, clock }), <Hours params={params} />)
}
const button = (name: string) => page.getByRole('button', { name })

describe('the range of a record page', () => {
  it('uses the default range until another is picked', async () => {
    await open(new Map())
    await expect.element(button('24 hours')).toHaveAttribute('aria-pressed', 'false')
    await open(new Map(), { last: '6h' })
    await expect.element(button('6 hours')).toBeVisible()
  })

  it('keeps a pinned range on the next page, until it is unpinned', async () => {
    const kept = new Map<string, string>()
    await open(kept, { last: '6h' })
    await userEvent.click(button('6 hours'))
    await open(kept)
    await expect.element(button('6 hours')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button('6 hours'))
    await open(kept)
    await expect.element(button('24 hours')).toHaveAttribute('aria-pressed', 'false')
  })

  it('uses the range of the address, whatever was pinned', async () => {
    await open(new Map([['probe.range', '{"last":"6h"}']]), { last: '3h' })
    await expect.element(button('3 hours')).toBeVisible()
  })
})
