import { expect, it } from 'vitest'
import { embedTag } from './embedTag.ts'

it('embeds the page under its public address', () => {
  expect(embedTag('https://air.example.org/p/abc', 'Air quality: Quay')).toBe(
    '<iframe src="https://air.example.org/p/abc?embed=1" title="Air quality: Quay" width="100%" height="640" style="border:0" loading="lazy" referrerpolicy="no-referrer"></iframe>',
  )
})

it('keeps markup in the name of a device as text', () => {
  expect(embedTag('https://air.example.org/p/abc', '"><script>&')).toContain(
    'title="&quot;&gt;&lt;script&gt;&amp;"',
  )
})
