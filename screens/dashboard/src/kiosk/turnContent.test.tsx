import { afterEach, describe, expect, it } from 'vitest'
import { nextTop, turnContent } from './turnContent.ts'

let wall: HTMLElement | null = null
afterEach(() => wall?.remove())

describe('scrolling content that does not fit', () => {
  it.each([
    ['scrolls nothing when everything fits', { top: 0, height: 200, contentHeight: 203 }, null],
    ['scrolls to the next part of the content', { top: 0, height: 200, contentHeight: 1000 }, 120],
    ['stops at the end of the content', { top: 700, height: 200, contentHeight: 1000 }, 800],
    ['returns to the top after the end', { top: 800, height: 200, contentHeight: 1000 }, 0],
  ])('%s', (_, scrolled, expected) => {
    expect(nextTop(scrolled)).toBe(expected)
  })

  it('leaves out no row under a sticky header', () => {
    expect(nextTop({ top: 0, height: 200, contentHeight: 1000 }, 40)).toBe(96)
  })
})

it('a wall shows every row of a long table in turn, and does not scroll what fits', () => {
  wall = document.createElement('div')
  const rows = Array.from({ length: 20 }, (_, index) => `<li style="height:44px">${index}</li>`)
  wall.innerHTML = `
    <div class="air-card"><ul id="long" style="height:200px;overflow:auto;margin:0">${rows.join('')}</ul></div>
    <div class="air-card"><p id="short" style="height:200px;overflow:auto">Fits</p></div>`
  document.body.append(wall)
  const long = wall.querySelector('#long')!
  const seen = new Set<string>()
  for (let turn = 0; turn < 10; turn += 1) {
    const { top, bottom } = long.getBoundingClientRect()
    for (const row of long.children) {
      const box = row.getBoundingClientRect()
      if (box.top >= top - 1 && box.bottom <= bottom + 1) seen.add(row.textContent)
    }
    turnContent(wall)
  }
  expect(seen.size).toBe(20)
  expect(wall.querySelector('#short')?.scrollTop).toBe(0)
})
