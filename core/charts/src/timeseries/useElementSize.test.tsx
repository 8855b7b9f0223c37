import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { useElementSize } from './useElementSize.ts'

afterEach(cleanUp)

const seen: number[] = []
function Box() {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box, 20)
  seen.push(width)
  return (
    <div ref={box} style={{ width: 320, height: 140, padding: 10, border: '1px solid' }}>
      {`${width} × ${height}`}
    </div>
  )
}
const box = (): HTMLElement => document.querySelector('main > div')!

it('is known in the first picture, and stays what it was', async () => {
  renderInto(<Box />)
  const first = box().textContent
  expect(first).toMatch(/^(?!0 )/)
  const content = box().clientWidth - 20
  expect(first).toBe(`${content} × ${box().clientHeight - 20}`)
  seen.length = 0
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  box().style.width = '200px'
  await expect
    .poll(() => box().textContent)
    .toBe(`${box().clientWidth - 20} × ${box().clientHeight - 20}`)
  // Nothing in between.
  expect(new Set(seen).size).toBe(1)
})

it('is what the element says itself where the page around it is enlarged', () => {
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
