import { expect, it } from 'vitest'
import { MARK_PATHS, markSvg } from './markPaths.ts'

it('writes the mark in one colour', () => {
  const svg = markSvg('#0a6a8f')
  expect(svg).toContain('stroke="#0a6a8f"')
  for (const path of MARK_PATHS) expect(svg).toContain(path)
})
