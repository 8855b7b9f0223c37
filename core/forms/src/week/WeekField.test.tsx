import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compileForTest } from '../testsupport/compileForTest.ts'
import { accessibilityIssues, cleanUp, FormDriver, renderInto } from '../testsupport/render.tsx'
import { schemas } from '../testsupport/storySchemas.ts'

const validator = compileForTest(schemas.week)
let values: Record<string, unknown>[] = []
beforeEach(() => {
  values = []
})
afterEach(cleanUp)
const last = (): unknown => values.at(-1)?.['field']

async function open(
  field: unknown,
  { isDisabled = false, language = 'en' as 'en' | 'es', widthPx = 900 } = {},
): Promise<void> {
  renderInto(
    <div style={{ width: widthPx }}>
      <FormDriver<Record<string, unknown>>
        schema={schemas.week}
        uiSchema={{ field: { 'ui:field': 'week' } }}
        validator={validator}
        start={field === undefined ? {} : { field }}
        formContext={{ timeZone: 'Asia/Tokyo' }}
        disabled={isDisabled}
        onValue={(value) => values.push(value)}
        onSubmit={() => undefined}
        submitLabel="Save"
      />
    </div>,
    language,
  )
  await expect.element(page.getByRole('grid')).toBeVisible()
}
const hour = (name: RegExp | string) => page.getByRole('gridcell', { name })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const hours = (from: number, to: number, entry: readonly [number, string]) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, at) => [from + at, entry]))
const nameOf = (element: Element | null): string => element?.getAttribute('aria-label') ?? ''

describe('the field of a weekly schedule', () => {
  it.each(['en', 'es'] as const)(
    'a weekly schedule passes the accessibility check in %s',
    async (language) => {
      await open({ 1: { 9: [75, 'auto'], 10: [100, 'manual'] }, 9: 1 }, { language })
      expect(await accessibilityIssues()).toEqual([])
      expect(values).toEqual([])
    },
  )

  it('says whose time zone applies, and what is set for each hour', async () => {
    await open({ 1: { 9: [75, 'auto'] } })
    await expect.element(page.getByText('Hours in Asia/Tokyo time')).toBeVisible()
    const cell = hour('Monday, 09:00 to 10:00: 75 %, auto')
    await expect.element(cell).toHaveTextContent('75~')
    await expect.element(hour('Sunday, 23:00 to 24:00: nothing set')).toBeVisible()
  })

  it('paints by keys: Shift extends a range, Enter paints it with the brush', async () => {
    await open(undefined)
    await press('50 %')
    await press('~ auto')
    const first = hour(/^Monday, 00:00/).element() as HTMLElement
    first.focus()
    await userEvent.keyboard('{ArrowDown}{End}{Home}{ArrowRight}{ArrowRight}')
    expect(nameOf(document.activeElement)).toMatch(/^Tuesday, 02:00/)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(6)
    await userEvent.keyboard('{Enter}')
    const painted = hours(2, 5, [50, 'auto'])
    expect(last()).toEqual({ 2: painted, 3: painted })
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
    await userEvent.keyboard('{Delete}')
    expect(last()).toEqual({ 2: painted, 3: hours(2, 4, [50, 'auto']) })
  })

  it('takes one place in the tab order', async () => {
    await open(undefined)
    const places = document.querySelectorAll('[role="grid"] [tabindex="0"]')
    expect(places).toHaveLength(1)
  })

  it('paints hours by dragging', async () => {
    await open(undefined)
    const from = hour(/^Wednesday, 08:00/)
    await userEvent.dragAndDrop(from, hour(/^Thursday, 11:00/))
    const painted = hours(8, 12, [100, 'manual'])
    expect(last()).toEqual({ 3: painted, 4: painted })
  })

  it('paints by the names of days and hours', async () => {
    await open(undefined)
    await press('Sun: paint all of Sunday')
    expect(last()).toEqual({ 7: hours(0, 24, [100, 'manual']) })
    await press('Nothing')
    await press('Paint hour 12 of every day')
    expect(last()).toEqual({
      7: { ...hours(0, 12, [100, 'manual']), ...hours(13, 24, [100, 'manual']) },
    })
  })

  it('copies Monday to the other weekdays, and clears the week', async () => {
    await open({ 1: { 9: [75, 'auto'] }, 6: { 1: [0, 'auto'] } })
    await press('Copy Monday to weekdays')
    const day = { 9: [75, 'auto'] }
    expect(last()).toEqual({ 1: day, 2: day, 3: day, 4: day, 5: day, 6: { 1: [0, 'auto'] } })
    await press('Clear')
    expect(last()).toBe(undefined)
  })

  it('undoes changes by its button and by Ctrl+Z', async () => {
    const start = { 1: { 9: [75, 'auto'] } }
    await open(start)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeDisabled()
    await press('Tue: paint all of Tuesday')
    await press('Clear')
    await userEvent.click(undo)
    expect(last()).toMatchObject({ 1: { 9: [75, 'auto'] }, 2: { 0: [100, 'manual'] } })
    const monday = hour(/^Monday, 00:00/).element() as HTMLElement
    monday.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(last()).toEqual(start)
    await expect.element(undo).toBeDisabled()
  })

  it('names invalid entries, keeps them, and removes them when told to', async () => {
    await open({ 1: { 9: [75, 'auto'], 25: [0, 'auto'] }, 9: 1 })
    const given = () => expect.poll(() => document.body.textContent)
    await given().toMatch(/2 parts of what the device reports are not hours.*1\/25, 9/)
    await press('Tue: paint all of Tuesday')
    expect(last()).toMatchObject({ 1: { 25: [0, 'auto'] }, 9: 1 })
    await press('Remove it')
    expect(last()).toEqual({ 1: { 9: [75, 'auto'] }, 2: hours(0, 24, [100, 'manual']) })
    await given().not.toMatch(/not hours/)
  })

  it('shows a read-only week that no key changes', async () => {
    await open({ 1: { 9: [75, 'auto'] } }, { isDisabled: true })
    await userEvent.click(hour(/^Monday, 09:00/))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Delete}{Enter}')
    expect(nameOf(document.activeElement)).toMatch(/^Monday, 09:00/)
    expect(values).toEqual([])
    expect(page.getByRole('button', { name: 'Clear' }).query()).toBeNull()
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
  })

  it('keeps the names of days in sight where it is narrower than its hours', async () => {
    await open(undefined, { widthPx: 336 })
    const box = document.querySelector('.air-form-week-box')
    expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? 0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const name = page.getByRole('button', { name: 'Mon: paint all of Monday' }).element()
    const before = name.getBoundingClientRect().x
    const monday = hour(/^Monday, 00:00/).element() as HTMLElement
    monday.focus()
    await userEvent.keyboard('{End}')
    expect(box?.scrollLeft).toBeGreaterThan(0)
    expect(Math.abs(name.getBoundingClientRect().x - before)).toBeLessThan(2)
  })
})
