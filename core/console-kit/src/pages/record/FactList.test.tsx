import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FactList } from './FactList.tsx'

let drawn: DrawnPage | null = null
afterEach(() => drawn?.unmount())

it('sets facts behind their names, and breaks a long one beside its name', async () => {
  const serial = '1C00A3F7'.repeat(20)
  const facts = [
    { id: 'level', name: 'Level', value: 'Critical' },
    { id: 'serial', name: 'Serial', value: serial },
  ]
  drawn = await drawPage(
    createTestAirshed(),
    <div style={{ width: 300 }}>
      <FactList facts={facts} nameWidthPx={92} />
    </div>,
  )
  await expect.element(page.getByText('Critical')).toBeVisible()
  const [level, value] = ['Level', serial].map((words) =>
    page.getByText(words, { exact: true }).element().getBoundingClientRect(),
  )
  expect((value?.left ?? 0) - (level?.left ?? 0)).toBe(92 + 8)
  expect(value?.width).toBeLessThanOrEqual(200)
})
