import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { MiddleCut } from './MiddleCut.tsx'

afterEach(cleanUp)

const LONG = 'Industrial estate by the northern ring road, gate 12'

const drawn = (text: string, width: number): HTMLElement => {
  renderInto(
    <button type="button" style={{ display: 'block', width, overflow: 'hidden' }}>
      <MiddleCut text={text} />
    </button>,
  )
  return page.getByRole('button').element().querySelector<HTMLElement>('.air-middle-cut')!
}

describe('a long name', () => {
  it('keeps its end in one line where there is no room for all of it', () => {
    const name = drawn(LONG, 160)
    const [, start, end] = [...name.children]
    expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(160)
    expect(name.getBoundingClientRect().height).toBeLessThan(30)
    expect(start!.scrollWidth).toBeGreaterThan(start!.clientWidth)
    expect(getComputedStyle(end!, '::before').content).toBe('" gate 12"')
    expect(end!.scrollWidth).toBeLessThanOrEqual(end!.clientWidth)
  })

  it('shows the whole name to screen readers and on hover', async () => {
    drawn(LONG, 160)
    await expect.element(page.getByRole('button', { name: LONG, exact: true })).toBeVisible()
    await expect.element(page.getByTitle(LONG)).toBeVisible()
  })
})

it.each([
  ['Station forecourt', ' forecourt'],
  ['Care home Linden, lounge', ' lounge'],
  ['Northern ring road', ' ring road'],
  ['Wasserstandsmessstelle', 'essstelle'.slice(-8)],
])('keeps of %s the end %j, in whole words where they are short', (text, end) => {
  const parts = [...drawn(text, 100).children]
  expect(parts.at(-1)!.getAttribute('data-part')).toBe(end)
})

it('cuts a short name at its end alone, without a title', () => {
  const name = drawn('Lighthouse', 40)
  expect(name.textContent).toBe('Lighthouse')
  expect(name.title).toBe('')
  expect(name.firstElementChild!.scrollWidth).toBeGreaterThan(name.firstElementChild!.clientWidth)
})
