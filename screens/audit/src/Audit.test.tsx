import {
  auditEntry,
  axeProblems,
  renderScreen,
  TEST_NOW_MS,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

const SERVER = { auditEntries: [0, 1, 2, 3, 4, 5].map((index) => auditEntry(index)) }

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, { params: {}, server: SERVER, ...options })
  return drawn
}
const row = (name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
const details = async (name: string) => {
  await row(name)
    .getByRole('button', { name: /^Show details/ })
    .click()
}
const choose = async (name: string, action: string | RegExp) => {
  await row(name)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the audit log', () => {
  it('shows who did what, to what, when and from where', async () => {
    await open()
    const created = row('Created an API token')
    await expect.element(created).toMatchTextContent(/Build server.*Olga Owner.*34 min ago/)
    await expect.element(created).toMatchTextContent(/192\.0\.2\.14.*Firefox 128, Linux/)
    await expect
      .element(row('Published a plugin'))
      .toMatchTextContent(/acme\.gaugeOlga Owner \(API token\)/)
    await expect.element(row('Reported its settings')).toMatchTextContent(/Harbour mast \(device\)/)
  })

  it('shows what changed field by field, and leads to the object', async () => {
    await open()
    await details('Changed a device')
    const table = page.getByRole('table', { name: 'Changes by Changed a device' })
    await expect
      .element(table.getByRole('row', { name: /^Name/ }))
      .toMatchTextContent(/NameMast 7Harbour mast/)
    await expect
      .element(table.getByRole('row', { name: /interval/ }))
      .toMatchTextContent(/Settings › interval60,000300,000/)
    await expect
      .element(page.getByRole('link', { name: 'Open Harbour mast' }))
      .toHaveAttribute('href', expect.stringContaining('/devices/1C00A3F7%3A0/monitor'))
  })

  it('says that no details were recorded for an entry', async () => {
    await open({ server: { auditEntries: [auditEntry(0, { before: null, after: null })] } })
    await details('Changed a device')
    await expect.element(page.getByText('No fields were recorded for this entry.')).toBeVisible()
  })

  it('filters the log by one person, and clears the filter', async () => {
    const screen = await open()
    await choose('Started acting', 'Show only what Sam Support did')
    await expect.element(row('Created an API token')).not.toBeInTheDocument()
    expect(screen.params()).toMatchObject({ user_id: 'user_sam' })
    await expect.element(page.getByRole('button', { name: /Person: Sam Support/ })).toBeVisible()
  })

  it('filters the log by days in the reader’s time zone', async () => {
    const yesterday = auditEntry(1, { ts: TEST_NOW_MS - 86_400_000 })
    const screen = await open({ server: { auditEntries: [auditEntry(0), yesterday] } })
    await expect.element(row('Created an API token')).toBeVisible()
    await userEvent.fill(page.getByLabelText('From', { exact: true }), '2026-03-14')
    await expect.element(row('Created an API token')).not.toBeInTheDocument()
    await expect.element(row('Changed a device')).toBeVisible()
    expect(screen.params()).toMatchObject({ from: '2026-03-14' })
  })

  it('searches the log by IP address', async () => {
    await open()
    await userEvent.fill(page.getByPlaceholder(/^Search name/), '203.0.113')
    await expect.element(row('Created an API token')).not.toBeInTheDocument()
    await expect.element(row('Started acting for the organization')).toBeVisible()
  })

  it('says that the log is empty, or why it could not be loaded', async () => {
    await open({ server: {} })
    await expect.element(page.getByText('Nothing recorded yet')).toBeVisible()
    drawn?.unmount()
    await open({ server: { failures: { audit: 503 } } })
    await expect.element(page.getByText('The audit log could not be loaded')).toBeVisible()
  })

  it('fits the log on a phone, in Spanish, without accessibility problems', async () => {
    await page.viewport(390, 800)
    await open({ widthPx: 390, locale: 'es_ES' })
    const entry = row('Modificó un dispositivo')
    await expect.element(entry).toBeVisible()
    await entry.getByRole('button', { name: /^Mostrar detalles/ }).click()
    await expect.element(page.getByRole('cell', { name: 'Mast 7' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})
