import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { useElementSize } from './useElementSize.ts'

afterEach(cleanUp)

const seen: number[] = []
function Box({ debounceMs = 20 }: { debounceMs?: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box, debounceMs)
  seen.push(width)
  return (
    <div ref={box} style={{ width: 320, height: 140, padding: 10, border: '1px solid' }}>
      {`${width} × ${height}`}
    </div>
  )
}
const frames = async (count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve())
    })
  }
}
const box = (): HTMLElement => document.querySelector('main > div')!

it('knows the size of the element at the first paint, and after a resize only the new one', async () => {
  renderInto(<Box />)
  const first = box().textContent
  expect(first).toMatch(/^(?!0 )/)
  const content = box().clientWidth - 20
  expect(first).toBe(`${content} × ${box().clientHeight - 20}`)
  seen.length = 0
  await frames(2)
  box().style.width = '200px'
  await expect
    .poll(() => box().textContent)
    .toBe(`${box().clientWidth - 20} × ${box().clientHeight - 20}`)
  // Nothing in between.
  expect(new Set(seen).size).toBe(1)
})

it('follows the first resize at once, and a series of resizes when it has ended', async () => {
  renderInto(<Box debounceMs={600} />)
  await frames(2)
  seen.length = 0
  box().style.width = '300px'
  await frames(3)
  expect(box().textContent).toMatch(/^278 /)
  expect(document.querySelector('[data-pending-size]')).toBeNull()
  for (const width of [290, 280, 270]) {
    box().style.width = `${width}px`
    await frames(1)
  }
  expect(box().textContent).toMatch(/^278 /)
  expect(document.querySelector('[data-pending-size]')).toBe(box())
  await expect.poll(() => box().textContent).toMatch(/^248 /)
  expect(document.querySelector('[data-pending-size]')).toBeNull()
  expect(new Set(seen)).toEqual(new Set([278, 248]))
})

it('gives the size in the element’s own pixels on an enlarged page', () => {
  renderInto(
    <div style={{ zoom: 1.6 }}>
      <Box />
    </div>,
  )
  const enlarged = document.querySelector<HTMLElement>('main > div > div')!
  expect(enlarged.currentCSSZoom).toBeCloseTo(1.6)
  const [width = 0, height = 0] = enlarged.textContent.split(' × ').map(Number)
  expect(width).toBeCloseTo(enlarged.clientWidth - 20, 0)
  expect(height).toBeCloseTo(enlarged.clientHeight - 20, 0)
})
