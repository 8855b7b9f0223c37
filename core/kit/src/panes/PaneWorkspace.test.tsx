import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, clearPage, createPage } from '../testsupport/renderPage.tsx'
import { SamplePanes } from './testsupport/SamplePanes.tsx'

beforeAll(() => page.viewport(1280, 800))
afterEach(clearPage)

function open(options: { widthPx?: number; kept?: Map<string, string>; locale?: 'es_ES' } = {}) {
  const { widthPx = 1200, kept = new Map<string, string>(), locale } = options
  const drawn = createPage({ kept, ...(locale === undefined ? {} : { locale }) })
  drawn.draw(<SamplePanes widthPx={widthPx} />)
  return { ...drawn, kept }
}

/** Where the panes are, in tenths of the workspace: `left top width height`. */
function places(): Record<string, string> {
  const whole = document.querySelector('.air-panes')!.getBoundingClientRect()
  const tenth = (part: number, of: number): number => Math.round((part * 10) / of)
  return Object.fromEntries(
    [...document.querySelectorAll('.air-pane')].map((pane) => {
      const box = pane.getBoundingClientRect()
      return [
        pane.querySelector('h2')?.textContent ?? '',
        [
          tenth(box.left - whole.left, whole.width),
          tenth(box.top - whole.top, whole.height),
          tenth(box.width, whole.width),
          tenth(box.height, whole.height),
        ].join(' '),
      ]
    }),
  )
}
const USUAL = { 'Newest alerts': '0 0 4 10', Devices: '4 0 6 5', Course: '4 5 6 5' }

const handle = (name: string) => page.getByRole('button', { name: `Arrange ${name}` })
const line = (name: RegExp) => page.getByRole('separator', { name })
const undo = (drawn: ReturnType<typeof open>) => drawn.value.toaster.getToasts().at(-1)?.action
const live = () => document.querySelector('[aria-live]')?.textContent

async function choose(button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByText(item, { exact: true }).last().click()
}

/**
 * What the browser reports of a title that is dragged: over another pane, over the target that
 * appears on a side of it, and let go there, or (null) outside.
 */
async function drag(title: RegExp, to: string, side: string | null): Promise<void> {
  const dataTransfer = new DataTransfer()
  const fire = (type: string, target: Element): void => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2 }
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }),
    )
  }
  /** Stays over a target until it shows that; a browser repeats `dragover` while the pointer rests. */
  const hover = async (target: Element): Promise<void> => {
    fire('dragenter', target)
    await expect
      .poll(() => {
        fire('dragover', target)
        return target.matches('.drop-target-hover')
      })
      .toBe(true)
  }
  const pane = (name: string | RegExp): Element =>
    page.getByRole('heading', { name }).element().closest('.air-pane')!
  const bar = pane(title).querySelector('.air-pane-bar')!
  expect(bar.getAttribute('draggable')).toBe('true')
  fire('dragstart', bar)
  await expect.poll(() => document.querySelector('.drop-target-container.-dragging')).not.toBeNull()
  const over = pane(to)
  await hover(over)
  if (side !== null) {
    const target = over.querySelector(`.drop-target.${side}`)!
    await hover(target)
    fire('drop', target)
  }
  fire('dragend', bar)
}

describe('panes of a screen', () => {
  it('panes stand as the screen arranges them, for everybody', async () => {
    open()
    await expect.poll(places).toEqual(USUAL)
    await expect.element(page.getByRole('region', { name: 'Newest alerts' })).toBeVisible()
    await expect.element(page.getByText('What is in course')).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
  })

  it('panes end at the bottom of the window when content above them grows later', async () => {
    const { draw } = createPage({})
    draw(
      <>
        <p id="above">Wind</p>
        <SamplePanes />
      </>,
    )
    const above = document.querySelector<HTMLElement>('#above')!
    const panes = document.querySelector('.air-panes')!
    const top = panes.getBoundingClientRect().top
    const bottom = panes.getBoundingClientRect().bottom
    above.style.height = `${above.offsetHeight + 60}px`
    await expect.poll(() => panes.getBoundingClientRect().top).toBeCloseTo(top + 60, 0)
    await expect.poll(() => panes.getBoundingClientRect().bottom).toBeCloseTo(bottom, 0)
  })

  it('arrow keys on its handle move a pane, and its place is announced', async () => {
    const { kept } = open()
    handle('Newest alerts').element().focus()
    await expect
      .element(handle('Newest alerts'))
      .toHaveAccessibleDescription(
        'Arrow keys move it, with Shift they resize it, Enter opens its menu',
      )
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .poll(places)
      .toEqual({ Devices: '0 0 5 5', 'Newest alerts': '5 0 5 5', Course: '0 5 10 5' })
    expect(live()).toBe('Newest alerts is now right of Devices')
    await userEvent.keyboard('{ArrowRight}')
    expect(live()).toBe('Newest alerts is now along the right side')
    await userEvent.keyboard('{ArrowRight}')
    expect(live()).toBe('Newest alerts cannot go any further')
    await expect.element(handle('Newest alerts')).toHaveFocus()
    await expect
      .poll(places)
      .toEqual({ Devices: '0 0 5 5', Course: '0 5 5 5', 'Newest alerts': '5 0 5 10' })
    expect([...kept.keys()]).toEqual(['panes.sample.panes'])
  })

  it('Shift and arrow keys grow and shrink a pane', async () => {
    open()
    handle('Devices').element().focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(live()).toBe('Devices takes 60% of the width and 60% of the height')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await expect
      .poll(places)
      .toEqual({ 'Newest alerts': '0 0 5 10', Devices: '5 0 5 6', Course: '5 6 5 4' })
  })

  it('panes keep their state and their content while they move', async () => {
    open()
    const drawn = page.getByText('What is in alerts').element()
    handle('Newest alerts').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(page.getByText('What is in alerts').element()).toBe(drawn)
  })

  it('arrow keys move the borders between panes', async () => {
    open()
    const border = line(/between Newest alerts and Devices, Course/)
    await expect.element(border).toHaveAttribute('aria-valuenow', '40')
    await expect.element(border).toHaveAttribute('aria-orientation', 'vertical')
    border.element().focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(border).toHaveAttribute('aria-valuenow', '30')
    await expect
      .element(border)
      .toHaveAttribute('aria-valuetext', 'Newest alerts 30%, Devices, Course 70%')
    await userEvent.keyboard('{End}')
    await expect.element(border).toHaveAttribute('aria-valuenow', '90')
    await userEvent.keyboard('{Home}')
    await expect.element(border).toHaveAttribute('aria-valuenow', '10')
    await expect.element(border).toHaveFocus()
  })

  it.each([
    [
      'bottom',
      'is now below Course',
      { Devices: '0 0 10 5', Course: '0 5 10 2', 'Newest alerts': '0 8 10 2' },
    ],
    [
      'left',
      'is now left of Course',
      { Devices: '0 0 10 5', 'Newest alerts': '0 5 5 5', Course: '5 5 5 5' },
    ],
  ])('dragging its title moves a pane to the %s of another one', async (side, words, expected) => {
    const { kept } = open()
    await drag(/Newest alerts/, 'Course', side)
    await expect.poll(live).toBe(`Newest alerts ${words}`)
    await expect.poll(places).toEqual(expected)
    expect(kept.size).toBe(1)
  })

  it('panes stay where they are when a drag ends nowhere', async () => {
    const { kept } = open()
    await drag(/Newest alerts/, 'Course', null)
    await expect.poll(places).toEqual(USUAL)
    expect(kept.size).toBe(0)
  })

  it('dragging a border resizes panes', async () => {
    const { kept } = open()
    const border = document.querySelector('.mosaic-split.-row')
    if (border === null) throw new Error('There is no border')
    await userEvent.dragAndDrop(border, page.getByRole('heading', { name: 'Course' }), {
      force: true,
      // In its middle another border meets it.
      sourcePosition: { x: 4, y: 60 },
      targetPosition: { x: 120, y: 10 },
    })
    await expect.poll(() => places()['Newest alerts']).toBe('0 0 5 10')
    expect(kept.size).toBe(1)
    expect(live()).toMatch(/^Newest alerts 5\d%, Devices, Course 4\d%$/)
  })

  it('a pane can fill the page, and returns', async () => {
    open()
    await page.getByRole('button', { name: 'Maximise Course' }).click({ force: true })
    await expect.poll(() => places()['Course']).toBe('0 0 10 10')
    await expect.element(page.getByText('What is in alerts')).not.toBeVisible()
    expect(page.getByRole('separator').elements()).toHaveLength(0)
    expect(live()).toBe('Course fills the page')
    await page.getByRole('button', { name: 'Show all panes beside Course again' }).click()
    await expect.poll(places).toEqual(USUAL)
  })

  it('hides a pane by its menu, shows it by that of the page, and undoes the step', async () => {
    const drawn = open()
    await choose('Arrange Devices', 'Hide')
    await expect.poll(places).toEqual({ 'Newest alerts': '0 0 4 10', Course: '4 0 6 10' })
    expect(live()).toBe('Devices is hidden')
    await expect.element(page.getByRole('button', { name: 'Panes' })).toHaveFocus()
    undo(drawn)?.run()
    await expect.poll(places).toEqual(USUAL)
    await choose('Panes', 'Devices')
    await expect.poll(places).toEqual({ 'Newest alerts': '0 0 4 10', Course: '4 0 6 10' })
    await page.getByRole('menuitemcheckbox', { name: 'Devices' }).click()
    await expect.poll(places).toEqual(USUAL)
    await page.getByRole('menuitemcheckbox', { name: 'Notes' }).click()
    await expect.element(page.getByText('What is in notes')).toBeInTheDocument()
  })

  it('resets panes to the default, and undoes the step', async () => {
    const drawn = open()
    handle('Course').element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => places()['Course']).not.toBe(USUAL.Course)
    const moved = places()
    await choose('Panes', 'Default arrangement')
    await expect.poll(places).toEqual(USUAL)
    expect(drawn.kept.size).toBe(0)
    undo(drawn)?.run()
    await expect.poll(places).toEqual(moved)
    expect(drawn.kept.size).toBe(1)
  })

  it('restores panes as the user left them', async () => {
    const kept = new Map<string, string>()
    open({ kept })
    handle('Newest alerts').element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => places()['Newest alerts']).toBe('0 0 10 3')
    const moved = places()
    clearPage()
    open({ kept })
    await expect.poll(places).toEqual(moved)
  })

  it('panes stand below each other on a phone, without a handle', async () => {
    open({ widthPx: 360 })
    await expect.element(page.getByRole('heading', { name: 'Course' })).toBeInTheDocument()
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Newest alerts',
      'Devices',
      'Course',
    ])
    expect(page.getByRole('button', { name: /Arrange/ }).elements()).toHaveLength(0)
    expect(await accessibilityIssues()).toEqual([])
  })

  it('panes speak Spanish', async () => {
    open({ locale: 'es_ES' })
    page.getByRole('button', { name: 'Ordenar Evolución' }).element().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(live()).toBe('Evolución está ahora encima de Dispositivos')
  })
})
