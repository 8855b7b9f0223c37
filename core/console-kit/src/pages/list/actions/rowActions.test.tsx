import { axeProblems } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import {
  drawSampleList,
  rowNames,
  type DrawnList,
  type DrawOptions,
} from '../../testsupport/drawSampleList.tsx'
import { sampleAlerts } from '../../testsupport/sampleAlerts.ts'

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
/** Presses a button that is marked as disabled, for which the driver of a mouse would wait. */
const press = (button: Locator): void => (button.element() as HTMLElement).click()
const alerts = sampleAlerts(230)

describe('actions on rows', () => {
  it('asks before an action that cannot be undone', async () => {
    const { done } = await show({ alerts: [{ ...alerts[0]!, name: 'Smoke', status: 'idle' }] })
    await userEvent.click(page.getByRole('button', { name: 'Actions for Smoke' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    expect(done).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Delete alert' }))
    await expect.poll(() => done).toEqual(['delete Smoke'])
  })

  it('disables an action where the row does not permit it', async () => {
    await show({ alerts: [{ ...alerts[0]!, name: 'Smoke', status: 'active' }] })
    await userEvent.click(page.getByRole('button', { name: 'Actions for Smoke' }))
    await expect
      .element(page.getByRole('menuitem', { name: /^Delete/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText('It is active', { exact: true })).toBeVisible()
  })

  it('allows a bulk action only where each selected row permits it', async () => {
    const two = [
      { ...alerts[0]!, id: 'a', name: 'Smoke', status: 'idle' as const },
      { ...alerts[0]!, id: 'b', name: 'Dust', status: 'deactivated' as const },
    ]
    const { done } = await show({ alerts: two })
    await expect.element(page.getByRole('checkbox', { name: 'Select Smoke' })).toBeInTheDocument()
    tick(page.getByRole('checkbox', { name: 'Select Smoke' }))
    const button = page.getByRole('button', { name: 'Deactivate' })
    tick(page.getByRole('checkbox', { name: 'Select Dust' }))
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    press(button)
    expect(done).toEqual([])
    await userEvent.keyboard('{Escape}')
    tick(page.getByRole('checkbox', { name: 'Select Dust' }))
    await userEvent.click(button)
    expect(done).toEqual(['deactivate a'])
    await expect.element(page.getByRole('searchbox')).toBeVisible()
  })

  it('says which selected rows prevent an action, and why, and leaves them out by keyboard', async () => {
    const three = (['Smoke', 'Dust', 'Fog'] as const).map((name, at) => ({
      ...alerts[0]!,
      id: `alert-${at}`,
      name,
      status: name === 'Smoke' ? ('idle' as const) : ('deactivated' as const),
    }))
    const { done } = await show({ alerts: three })
    await expect.element(page.getByRole('checkbox', { name: 'Select Smoke' })).toBeInTheDocument()
    for (const { name } of three) tick(page.getByRole('checkbox', { name: `Select ${name}` }))
    const button = page.getByRole('button', { name: 'Deactivate' })
    await expect
      .element(button)
      .toHaveAccessibleDescription(
        'Not possible for 2 of 3 selected: Dust, Fog (Already deactivated)',
      )
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    const why = page.getByRole('dialog', { name: 'Deactivate: not possible for 2 of 3 selected' })
    await expect.element(why.getByText('Already deactivated')).toBeVisible()
    await expect.element(why.getByText('Dust, Fog')).toBeVisible()
    const leaveOut = why.getByRole('button', { name: 'Deselect these 2' })
    await expect.element(leaveOut).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('1 selected', { exact: true })).toBeVisible()
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => done).toEqual(['deactivate alert-0'])
  })

  it('says on a phone in Spanish what prevents a bulk action, and is accessible there', async () => {
    const two = (['Smoke', 'Dust'] as const).map((name) => ({
      ...alerts[0]!,
      id: name,
      name,
      status: 'deactivated' as const,
    }))
    await show({ alerts: two, locale: 'es_ES', widthPx: 390 })
    await expect.poll(() => rowNames().length).toBe(2)
    for (const box of page.getByRole('checkbox').elements().slice(-2)) (box as HTMLElement).click()
    press(page.getByRole('button', { name: 'Deactivate' }))
    const why = page.getByRole('dialog', { name: /^Deactivate: no es posible/ })
    await expect.element(why).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  const manyActions = () =>
    Array.from({ length: 14 }, (_, index) => ({
      id: `action_${index}`,
      label: `Do number ${index}`,
      run: () => undefined,
    }))

  it('keeps bulk actions on one line on a phone, with the last in reach of the keyboard', async () => {
    await show({ widthPx: 390, changes: { bulkActions: manyActions() } })
    await expect.poll(() => rowNames().length).toBeGreaterThan(3)
    tick(page.getByRole('checkbox', { name: /^Select / }).nth(1))
    const bar = page.getByRole('toolbar')
    await expect.element(bar).toBeVisible()
    expect(bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(112)
    const last = bar.getByRole('button', { name: 'Do number 13' }).element() as HTMLElement
    last.focus()
    await expect.poll(() => last.getBoundingClientRect().right).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('begins each line of bulk actions below the one before', async () => {
    await show({ widthPx: 1200, changes: { bulkActions: manyActions() } })
    await expect.poll(() => rowNames().length).toBeGreaterThan(3)
    tick(page.getByRole('checkbox', { name: /^Select / }).nth(1))
    const boxes = page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Do number/ })
      .elements()
      .map((button) => button.getBoundingClientRect())
    const lines = Map.groupBy(boxes, ({ top }) => Math.round(top))
    expect(lines.size).toBeGreaterThan(1)
    const starts = [...lines.values()].map((line) => Math.min(...line.map(({ left }) => left)))
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1)
  })

  it('applies a bulk action to all matches, also to those not loaded', async () => {
    const { done } = await show()
    await expect.element(page.getByText('50 of 230')).toBeVisible()
    tick(page.getByRole('checkbox', { name: 'Select all loaded rows' }))
    await expect.element(page.getByText('50 selected')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Select all 230 that match' }))
    await expect.element(page.getByText('All 230 that match are selected')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete alerts' }))
    await expect.poll(() => done).toEqual(['delete all'])
  })
})
