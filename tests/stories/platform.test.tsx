import { expect, inject, it } from 'vitest'
import { IS_KNOWN_PLATFORM, PLATFORM } from './pictures.ts'

it('compares stories with pictures of this platform', ({ skip }) => {
  if (!IS_KNOWN_PLATFORM && !inject('acceptsPictures')) {
    skip(`There are no pictures of ${PLATFORM}: stories are not compared. See stories/README.md`)
  }
  expect(PLATFORM).toMatch(/^(linux|mac|windows)-chromium-\d+$/)
})
