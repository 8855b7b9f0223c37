import { applyTheme } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { loadFontLate } from '@airshed/ui/testing'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { BareMap } from './BareMap.tsx'

let root: Root | null = null
afterEach(() => {
  flushSync(() => root?.unmount())
  root = null
  document.body.replaceChildren()
})

/** WebGL in software takes its time on a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 50 }

const COAST = 'Coast simplified'
/** In a font a third larger it grows by more than there is between two degrees. */
const LONG = Array(7).fill(COAST).join(', ')

function draw(coastNote: string): void {
  applyTheme('light')
  if (root === null) {
    const box = document.createElement('main')
    box.style.cssText = 'width: 900px; height: 300px'
    document.body.append(box)
    root = createRoot(box)
  }
  const words = { label: 'Map', language: 'en', ctrlWheel: '', cmdWheel: '', twoFingers: '' }
  root.render(
    <BareMap
      theme="light"
      styleUrl={null}
      view={{ center: [-8.6, 41.1], zoom: 9 }}
      words={{ ...words, coastNote }}
      onFail={() => undefined}
    />,
  )
}

const note = () => document.querySelector<HTMLElement>('.air-map-coast-note')
/** The degrees along the lower edge that are shown, from left to right. */
const degrees = () =>
  [...document.querySelectorAll<HTMLElement>('.air-map-degrees > [data-axis="lng"]')].filter(
    ({ hidden }) => !hidden,
  )
/** CSS pixels between the last degrees and the note. */
const gapPx = (): number =>
  note()!.getBoundingClientRect().left -
  Math.max(...degrees().map((label) => label.getBoundingClientRect().right))
const drawn = () => vi.waitUntil(() => note()?.hidden === false && degrees().length > 1, PATIENCE)

it('keeps its degrees clear of the coast note when the note changes', async () => {
  draw(COAST)
  await drawn()
  const [before, count] = [note()!.offsetWidth, degrees().length]
  draw(LONG)
  await vi.waitUntil(() => note()!.offsetWidth > 4 * before, PATIENCE)
  await expect.poll(() => degrees().length).toBeLessThan(count)
  // The note may change its width more than once.
  await expect.poll(gapPx).toBeGreaterThan(0)
})

it('keeps its degrees clear of the note in a font that arrives late', async () => {
  draw(LONG)
  await drawn()
  const [before, count] = [note()!.offsetWidth, degrees().length]
  onTestFinished(await loadFontLate())
  await vi.waitUntil(() => note()!.offsetWidth > 1.2 * before, PATIENCE)
  await expect.poll(() => degrees().length).toBeLessThan(count)
  // The note may change its width more than once.
  await expect.poll(gapPx).toBeGreaterThan(0)
})
