import { ApiError } from '@airshed/data'
import { axeProblems } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import {
  drawSampleList,
  rowNames,
  type DrawnList,
  type DrawOptions,
} from '../testsupport/drawSampleList.tsx'
import { sampleAlerts, sampleServer } from '../testsupport/sampleAlerts.ts'

let list: DrawnList | null = null
afterEach(() => {
  list?.drawn.unmount()
  list = null
})
async function show(options?: DrawOptions): Promise<DrawnList> {
  list = await drawSampleList(options)
  return list
}
/** The mark of a box lies over it, so that a mouse never meets the box itself. */
const tick = (box: Locator): void => (box.element() as HTMLInputElement).click()
const alerts = sampleAlerts(230)
const sorted = alerts.map(({ name }) => name).toSorted()

describe('a list', () => {
  it.each([
    ['en_US', 1200],
    ['es_ES', 1200],
    ['en_US', 390],
    ['es_ES', 390],
  ] as const)(
    'a list in %s at %d px passes the accessibility check and fits its page',
    async (locale, widthPx) => {
      const { drawn } = await show({ locale, widthPx, params: { group: 'status' } })
      await expect.poll(() => rowNames().length).toBeGreaterThan(8)
      expect(await axeProblems(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
      expect(drawn.problems()).toEqual([])
    },
  )

  it('a narrow row names the column of a value where the column asks for it', async () => {
    await show({ widthPx: 390 })
    await expect.element(page.getByText(/^Last triggered: /).first()).toBeVisible()
  })

  it('a list has rows of 32 pixels, its head in sight and figures on the right', async () => {
    await show()
    await expect.poll(() => document.querySelector('[data-row-key]')).not.toBeNull()
    const [first] = document.querySelectorAll('[data-row-key]')
    expect(first?.getBoundingClientRect().height).toBe(32)
    const scroller = document.querySelector('.air-list-scroll')!
    scroller.scrollTop = 600
    const head = page.getByRole('columnheader', { name: 'Name' }).element()
    expect(head.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      scroller.getBoundingClientRect().top,
    )
    const figure = document.querySelector('[data-row-key] [data-align="end"]')!
    expect(getComputedStyle(figure).justifyContent).toBe('flex-end')
  })

  it.each([
    ['one that is too narrow for its columns', 700, 'true'],
    ['one with room for all of them', 1200, 'false'],
  ])('keeps the actions of each row in reach in %s', async (_, widthPx, isSideways) => {
    await show({ widthPx })
    await expect.poll(() => rowNames().length).toBeGreaterThan(8)
    const scroller = document.querySelector('.air-list-scroll')!
    expect(scroller.getAttribute('data-sideways')).toBe(isSideways)
    expect(scroller.scrollWidth > scroller.clientWidth).toBe(isSideways === 'true')
    const { left, right } = scroller.getBoundingClientRect()
    const inReach = () =>
      [...scroller.querySelectorAll('[data-part="menu"]')].map((cell) => {
        const box = cell.getBoundingClientRect()
        return box.width > 0 && box.left >= left && box.right <= right + 1
      })
    expect(new Set(inReach())).toEqual(new Set([true]))
    scroller.scrollLeft = scroller.scrollWidth
    expect(new Set(inReach())).toEqual(new Set([true]))
  })

  it('draws only some of ten thousand rows, and each of them when it is scrolled to', async () => {
    await show({ alerts: sampleAlerts(10_000), pageSize: 10_000, params: { sort: 'name' } })
    await expect.poll(() => rowNames().length).toBeGreaterThan(8)
    expect(rowNames().length).toBeLessThan(80)
    const scroller = document.querySelector('.air-list-scroll')!
    scroller.scrollTop = scroller.scrollHeight
    const last = sampleAlerts(10_000)
      .map(({ name }) => name)
      .toSorted()
      .at(-1)
    await expect.poll(() => rowNames().at(-1)).toBe(last)
    expect(rowNames().length).toBeLessThan(80)
  })

  it('loads the next page when its end comes near, and says how many rows there are', async () => {
    await show({ params: { sort: 'name' } })
    await expect.element(page.getByText('50 of 230')).toBeVisible()
    const scroller = document.querySelector('.air-list-scroll')!
    scroller.scrollTop = scroller.scrollHeight
    await expect.element(page.getByText('100 of 230')).toBeVisible()
  })

  it('says that the next page could not be loaded, and tries again when asked', async () => {
    const server = sampleServer(alerts)
    let isBroken = true
    await show({
      load: (request) =>
        request.cursor !== null && isBroken
          ? Promise.reject(new ApiError({ status: 503, code: 'UNAVAILABLE', detail: '' }))
          : server.load(request),
    })
    await expect.element(page.getByText('50 of 230')).toBeVisible()
    const scroller = document.querySelector('.air-list-scroll')!
    scroller.scrollTop = scroller.scrollHeight
    await expect.element(page.getByRole('alert')).toBeVisible()
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByText('100 of 230')).toBeVisible()
  })
})

describe('a search of a long list', () => {
  /** A server that searches three parts of a list, of which only the last one has matches. */
  const show3Parts = (first: typeof alerts = []) =>
    show({
      params: { search: 'harbour' },
      load: ({ cursor }) =>
        Promise.resolve(
          cursor === null
            ? { data: first, next: 'second' }
            : cursor === 'second'
              ? { data: [], next: 'third' }
              : { data: [{ ...alerts[0]!, id: 'last', name: 'Harbour gate' }], next: null },
        ),
    })
  const more = page.getByRole('button', { name: 'Keep searching' })

  it('a search says nothing of no matches before the whole list was searched', async () => {
    await show3Parts()
    await expect.element(page.getByText('No matches so far')).toBeVisible()
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await userEvent.click(more)
    await expect.element(more).toBeVisible()
    expect(rowNames()).toEqual([])
    await userEvent.click(more)
    await expect.poll(rowNames).toEqual(['Harbour gate'])
    await expect.element(more).not.toBeInTheDocument()
  })

  it('continues the search below its matches when asked', async () => {
    await show3Parts([{ ...alerts[0]!, name: 'Harbour mast' }])
    await expect.element(page.getByText('No further matches so far')).toBeVisible()
    await userEvent.click(more)
    await expect.poll(rowNames).toEqual(['Harbour mast', 'Harbour gate'])
  })
})

describe('an empty list', () => {
  it('an empty list offers its one action and nothing to search', async () => {
    await show({ alerts: [] })
    await expect.element(page.getByText('No alerts yet')).toBeVisible()
    expect(page.getByRole('button', { name: 'Create alert' }).elements()).toHaveLength(1)
    expect(page.getByRole('searchbox').query()).toBeNull()
  })
})

/** Types letter by letter without a pause, however slow the machine is. */
function typeAtOnce(input: Element, word: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (let length = 1; length <= word.length; length++) {
    set?.call(input, word.slice(0, length))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

describe('search, filters, order and groups of a list', () => {
  it('searches after a pause in typing, and keeps the search in the URL', async () => {
    const { params } = await show({ params: { sort: 'name' } })
    typeAtOnce(page.getByRole('searchbox').element(), 'harbour')
    await expect.poll(() => params.at(-1)?.['search']).toBe('harbour')
    const found = sorted.filter((name) => name.includes('Harbour'))
    await expect.element(page.getByText(`${found.length} rows`)).toBeVisible()
    expect(rowNames()[0]).toBe(found[0])
    expect(params).toHaveLength(1)
  })

  it('says that nothing matches, and offers the whole list again', async () => {
    const { params } = await show({ params: { search: 'volcano' } })
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    expect(params.at(-1)).toMatchObject({ search: undefined })
    await expect.poll(() => rowNames().length).toBeGreaterThan(8)
  })

  it('filters a list by several values and by yes and no', async () => {
    const { params } = await show()
    await userEvent.click(page.getByRole('search').getByRole('button', { name: 'Status' }))
    await expect.element(page.getByRole('group', { name: 'Status' })).toBeVisible()
    tick(page.getByRole('checkbox', { name: 'idle' }))
    tick(page.getByRole('checkbox', { name: 'active', exact: true }))
    expect(params.at(-1)).toMatchObject({ status: ['active', 'idle'] })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Status: 2 selected' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Triggered' }))
    await expect.element(page.getByRole('group', { name: 'Triggered' })).toBeVisible()
    tick(page.getByRole('radio', { name: 'No' }))
    expect(params.at(-1)).toMatchObject({ status: ['active', 'idle'], triggered: false })
  })

  it('sorts by a column, and in reverse by a second click', async () => {
    const { params } = await show()
    const button = page.getByRole('button', { name: 'Name', exact: true })
    await userEvent.click(button)
    await expect.poll(() => rowNames()[0]).toBe(sorted[0])
    await userEvent.click(button)
    await expect.poll(() => rowNames()[0]).toBe(sorted.at(-1))
    expect(params.map(({ sort }) => sort)).toEqual(['name', '-name'])
    const header = page.getByRole('columnheader', { name: 'Name' })
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  })

  it('groups rows under headings in their order', async () => {
    const { params } = await show({ alerts: alerts.slice(0, 12) })
    await userEvent.click(page.getByRole('button', { name: 'View' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Group by' }), 'status')
    expect(params.at(-1)).toMatchObject({ group: 'status' })
    const headings = () =>
      [...document.querySelectorAll('.air-list-group')].map((one) => one.textContent)
    const count = (status: string) =>
      alerts.slice(0, 12).filter((one) => one.status === status).length
    const expected = ['active', 'resolved', 'idle', 'deactivated']
      .filter((status) => count(status) > 0)
      .map((status) => `${status.charAt(0).toUpperCase()}${status.slice(1)} (${count(status)})`)
    await expect.poll(headings).toEqual(expected)
  })
})

describe('the columns of a list', () => {
  it('keeps chosen and moved columns for the next visit', async () => {
    const kept = new Map<string, string>()
    await show({ kept })
    await userEvent.click(page.getByRole('button', { name: 'View' }))
    await expect.element(page.getByRole('group', { name: 'Columns' })).toBeVisible()
    tick(page.getByRole('checkbox', { name: 'Message' }))
    page.getByRole('checkbox', { name: 'Devices' }).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
    await expect.element(page.getByText('Devices is now column 1 of 5')).toBeInTheDocument()
    list?.drawn.unmount()
    await show({ kept })
    const headers = () =>
      page
        .getByRole('columnheader')
        .elements()
        .map((header) => header.textContent.trim())
    await expect
      .poll(headers)
      .toEqual(['', 'Details', 'Devices', 'Status', 'Name', 'Last triggered', 'Actions'])
    await userEvent.click(page.getByRole('button', { name: 'View' }))
    await userEvent.click(page.getByRole('button', { name: 'Reset to default' }))
    expect(kept.size).toBe(0)
  })

  it('moves columns by dragging', async () => {
    const kept = new Map<string, string>()
    await show({ kept })
    await userEvent.click(page.getByRole('button', { name: 'View' }))
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await userEvent.dragAndDrop(entry('Message'), entry('Status'))
    await expect
      .poll(
        () =>
          (JSON.parse(kept.get('list.samples.columns') ?? '{"order":[]}') as { order: string[] })
            .order[0],
      )
      .toBe('message')
  })

  it('widens columns by keyboard, and restores their width', async () => {
    const kept = new Map<string, string>()
    await show({ kept })
    const handle = page.getByRole('separator', { name: 'Width of column Status' })
    handle.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '160')
    await userEvent.keyboard('{Enter}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '128')
    expect(kept.size).toBe(0)
  })
})
