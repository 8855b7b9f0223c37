import { expect, it } from 'vitest'
import { nearestPlatform, platformOf } from './platforms.ts'

const STORED = ['linux-chromium-156', 'linux-chromium-152', 'mac-chromium-154']

it('names a platform after its system and the version of its browser', () => {
  const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'
  expect(platformOf(linux)).toBe('linux-chromium-156')
  expect(platformOf('Mozilla/5.0 (X11; Linux x86_64; rv:150.0)')).toBe('linux-chromium-unknown')
})

it.each([
  ['linux-chromium-156', 'linux-chromium-156'],
  ['linux-chromium-155', 'linux-chromium-156'],
  ['linux-chromium-153', 'linux-chromium-152'],
  ['linux-chromium-159', 'linux-chromium-156'],
  ['linux-chromium-160', null],
  ['mac-chromium-156', 'mac-chromium-154'],
  ['windows-chromium-156', null],
  ['linux-chromium-unknown', null],
])('the pictures of %s are compared with those of %s', (platform, compared) => {
  expect(nearestPlatform(platform, STORED)).toBe(compared)
})
