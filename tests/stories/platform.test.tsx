import { expect, inject, it } from 'vitest'
import { COMPARED_PLATFORM } from './pictures.ts'
import { platformOf } from './platforms.ts'

it('compares stories with pictures of this system and a near version', ({ skip }) => {
  const platform = platformOf(navigator.userAgent)
  if (COMPARED_PLATFORM === null && !inject('acceptsPictures')) {
    skip(`There are no pictures for ${platform}: stories are not compared. See stories/README.md`)
  }
  expect(platform).toMatch(/^(linux|mac|windows)-chromium-\d+$/)
})
