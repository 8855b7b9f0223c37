import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  drawSampleList,
  focusedRow,
  rowNames,
  type DrawnList,
} from '../testsupport/drawSampleList.tsx'

let list: DrawnList
beforeEach(async () => {
  list = await drawSampleList({ params: { sort: 'name' } })
  await expect.poll(() => rowNames().length).toBeGreaterThan(8)
  document.querySelector<HTMLElement>('[data-row-key]')?.focus()
})
afterEach(() => list.drawn.unmount())

const selectedRows = (): number[] =>
  [...document.querySelectorAll('[data-row-key][aria-selected="true"]')].map(
    (row) => Number(row.getAttribute('aria-rowindex')) - 2,
  )

describe('the keyboard in a list', () => {
  it('keys move through the rows, to both ends and no further', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(focusedRow()).toBe(1)
    await userEvent.keyboard('{PageDown}')
    expect(focusedRow()).toBe(11)
    await userEvent.keyboard('{End}')
    expect(focusedRow()).toBe(49)
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(focusedRow()).toBe(0)
  })

  it.each(['{PageDown}{PageDown}', '{PageDown}{PageDown}{PageDown}{ArrowUp}', '{End}'])(
    'keeps the focused row in sight after %s',
    async (keys) => {
      await userEvent.keyboard(keys)
      const scroller = document.querySelector('.air-list-scroll')!
      await expect
        .poll(() => document.activeElement!.getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(scroller.getBoundingClientRect().bottom + 1)
    },
  )

  it('keeps the focused row drawn', async () => {
    await userEvent.keyboard('{End}')
    const scroller = document.querySelector('.air-list-scroll')!
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(0)
    scroller.scrollTop = 0
    await expect.poll(() => rowNames()[0]).toBeDefined()
    expect(focusedRow()).toBe(49)
  })

  it('opens a row with Enter', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const key = document.activeElement?.getAttribute('data-row-key')
    expect(list.airshed.visited).toEqual([`/org_city/alerts/${key}`])
  })

  it('selects with Space, a range with Shift, everything with Ctrl+A, and nothing with Escape', async () => {
    await userEvent.keyboard(' ')
    expect(selectedRows()).toEqual([0])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(selectedRows()).toEqual([0, 1, 2, 3])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(page.getByText('50 selected')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(selectedRows()).toEqual([])
  })

  it('opens and closes details with the left and right arrow', async () => {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Rules')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => page.getByText('Rules').query()).toBeNull()
  })

  it('stops once in the rows with Tab, and then in the controls of that row', async () => {
    await userEvent.keyboard('{ArrowDown}{Tab}')
    const row = document.activeElement?.closest('[data-row-key]')
    expect(row?.getAttribute('aria-rowindex')).toBe('3')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(row)
    expect(document.querySelectorAll('[data-row-key][tabindex="0"]')).toHaveLength(1)
  })
})
