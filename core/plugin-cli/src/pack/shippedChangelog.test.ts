import { expect, it } from 'vitest'
import { shippedChangelog } from './shippedChangelog.ts'

const section = (version: string, bytes: number): string =>
  `## ${version}\n\n- ${'á'.repeat(bytes / 2)}\n\n`

it('ships a changelog as it is', () => {
  expect(shippedChangelog('# Changelog\r\n\r\n## 1.0.0\r\n\r\n- All\r\n')).toBe(
    '# Changelog\n\n## 1.0.0\n\n- All\n',
  )
  expect(shippedChangelog('')).toBe('')
})

it('ships whole versions from the start of a long changelog', () => {
  const text = `# Changelog\n\n${section('1.2.0', 20_000)}${section('1.1.0', 20_000)}${section('1.0.0', 20_000)}`
  expect(shippedChangelog(text)).toBe(
    `# Changelog\n\n${section('1.2.0', 20_000)}${section('1.1.0', 20_000)}`,
  )
  expect(shippedChangelog(section('1.0.0', 60_000))).toBe('')
})
