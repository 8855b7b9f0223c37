import { axeProblems, createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StatusTag } from '@airshed/ui'
import { RecordPage } from './RecordPage.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

async function show(widthPx = 1000, props: { tabs?: [] } = {}) {
  await page.viewport(widthPx, 800)
  const airshed = createTestAirshed({ locale: widthPx < 600 ? 'es_ES' : 'en_US' })
  const switched: string[] = []
  drawn = await drawPage(
    airshed,
    <RecordPage
      title="Harbour"
      above={[{ label: 'Devices', to: 'devices' }]}
      status="Online"
      switcher={{
        label: 'Device',
        current: 'a',
        onSwitch: (id) => switched.push(id),
        options: [
          { id: 'c', name: 'Unit 10', statusRank: 1 },
          { id: 'b', name: 'Unit 2', statusRank: 1 },
          { id: 'a', name: 'Harbour', statusRank: 0 },
        ],
      }}
      tabs={[
        { id: 'monitor', label: 'Monitor', to: 'devices/a/monitor' },
        { id: 'edit', label: 'Configuration', to: 'devices/a/edit' },
        { id: 'admin', label: 'Administration', to: 'devices/a/admin', isAllowed: false },
      ]}
      currentTab="monitor"
      {...props}
    >
      <p>Content</p>
    </RecordPage>,
  )
  return { airshed, switched }
}

it.each([1000, 390])('a record page passes the accessibility check at %d px', async (widthPx) => {
  await show(widthPx)
  expect(await axeProblems(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
})

it('names the browser tab after the record and its open part', async () => {
  await show()
  expect(document.title).toBe('Harbour · Monitor | Airshed Console')
  drawn?.unmount()
  await show(1000, { tabs: [] })
  expect(document.title).toBe('Harbour | Airshed Console')
})

it('links every part that the user may open, and marks the current one', async () => {
  const { airshed } = await show()
  await expect
    .element(page.getByRole('link', { name: 'Monitor' }))
    .toHaveAttribute('aria-current', 'page')
  expect(page.getByRole('link', { name: 'Administration' }).query()).toBeNull()
  await userEvent.click(page.getByRole('link', { name: 'Configuration' }))
  await userEvent.click(page.getByRole('link', { name: 'Devices' }))
  expect(airshed.visited).toEqual(['/org_city/devices/a/edit', '/org_city/devices'])
})

it('leads to other records by keyboard, by status and name', async () => {
  const { switched } = await show()
  page.getByRole('button', { name: 'Device: Harbour' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  await expect.poll(names).toEqual(['Harbour', 'Unit 2', 'Unit 10'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(switched).toEqual(['b'])
})

/** Where the letters of an element stand, CSS pixels from the top of the page. */
function baselineOf(element: Element): number {
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  element.append(probe)
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return bottom
}

it('keeps the compact head of a record on one line', async () => {
  await page.viewport(1200, 800)
  drawn = await drawPage(
    createTestAirshed(),
    <RecordPage
      title="Harbour"
      above={[{ label: 'Devices', to: 'devices' }]}
      status={<StatusTag status="online" label="Online" />}
      note="Thiamis-1000 · 1C00A3F7"
      actions={<button style={{ height: 32 }}>Last 3 hours</button>}
      isCompact
    >
      <p>Content</p>
    </RecordPage>,
  )
  const title = page.getByRole('heading', { name: 'Harbour' }).element()
  const line = baselineOf(title)
  for (const words of ['Devices', 'Online', 'Thiamis-1000 · 1C00A3F7']) {
    const off = baselineOf(page.getByText(words, { exact: true }).element()) - line
    expect([words, Math.abs(off) <= 0.5 ? 'on the line' : off]).toEqual([words, 'on the line'])
  }
  const head = document.querySelector('.air-page-header')!.getBoundingClientRect()
  expect(head.height).toBe(40)
})
