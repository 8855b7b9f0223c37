import { applyTheme } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { PENDING_SIZE, untilStill } from '@airshed/ui/testing'
import { nextFrames } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { stillStory } from './stillStory.ts'

afterEach(() => {
  applyTheme('light')
  document.body.replaceChildren()
})

function show(html: string): Element {
  const main = document.createElement('main')
  main.className = 'air-story'
  main.innerHTML = html
  document.body.append(main)
  return main
}

describe('settled stories', () => {
  it('applies new colours at once under reduced motion, at every depth', async () => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    const main = show('<section><div><h2 style="color: var(--air-text)">Wind</h2></div></section>')
    const title = main.querySelector('h2')!
    applyTheme('light')
    const light = getComputedStyle(title).color
    await nextFrames(2)
    applyTheme('dark')
    const first = getComputedStyle(title).color
    await nextFrames(4)
    expect(first).not.toBe(light)
    expect(first).toBe(getComputedStyle(title).color)
  })

  it('waits until every changed size has been applied', async () => {
    const main = show('<p>Quay Street</p>')
    main.setAttribute(PENDING_SIZE, '')
    let isStill = false
    const waits = async (): Promise<void> => {
      await untilStill(stillStory())
      isStill = true
    }
    const still = waits()
    await nextFrames(20)
    expect(isStill).toBe(false)
    main.removeAttribute(PENDING_SIZE)
    await still
  })

  it('waits for loading parts however long it takes, except in stories about loading', async () => {
    const main = show('<p aria-busy="true">Quay Street</p>')
    await untilStill(stillStory(true))
    expect(stillStory().loadingMs).toBe(Infinity)
    let isStill = false
    const waits = async (): Promise<void> => {
      await untilStill(stillStory())
      isStill = true
    }
    const still = waits()
    await nextFrames(40)
    expect(isStill).toBe(false)
    main.querySelector('p')!.removeAttribute('aria-busy')
    await still
  })

  it('waits until the page stops changing, for axe as for pictures', async () => {
    const main = show('<p>Quay Street</p>')
    let left = 12
    const change = (): void => {
      main.setAttribute('data-left', String(left))
      left -= 1
      if (left > 0) requestAnimationFrame(change)
    }
    change()
    await untilStill()
    expect(left).toBe(0)
  })
})
