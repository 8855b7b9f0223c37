import { axeProblems, createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { WorkProgress } from './WorkProgress.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const bar = () =>
  page.getByRole('progressbar', { name: 'Storing' }).element() as HTMLProgressElement

it.each([
  [0.25, 0.25],
  [1.5, 1],
  [-1, 0],
])('progress of %d fills %d of the bar, which is named by the words', async (share, filled) => {
  drawn = await drawPage(createTestAirshed(), <WorkProgress words="Storing" share={share} />)
  expect([bar().value, bar().max]).toEqual([filled, 1])
  expect(await axeProblems(document.body)).toEqual([])
})

it('an unknown share of progress fills none of the bar', async () => {
  drawn = await drawPage(createTestAirshed(), <WorkProgress words="Storing" share={null} />)
  expect(bar().position).toBe(-1)
})
