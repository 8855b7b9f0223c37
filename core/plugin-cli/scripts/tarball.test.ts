import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tarball } from './tarball.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const deep = `dist/${'folder-of-a-long-name/'.repeat(6)}a.js`
const files = new Map([
  ['package.json', { bytes: bytes('{}') }],
  ['bin/run.js', { bytes: bytes('run'), isRunnable: true }],
  [deep, { bytes: bytes('x'.repeat(1000)) }],
])

it('writes a tarball that tar unpacks, with runnable programs, however deep', () => {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-tar-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.tgz'), tarball(files))
  execFileSync('tar', ['xzf', 'a.tgz'], { cwd: folder })
  expect(readFileSync(join(folder, 'package/package.json'), 'utf8')).toBe('{}')
  expect(readFileSync(join(folder, 'package', deep), 'utf8')).toHaveLength(1000)
  expect(statSync(join(folder, 'package/bin/run.js')).mode & 0o111).toBe(0o111)
})

it('writes the same tarball for the same files in another order', () => {
  const other = new Map([...files].toReversed())
  expect(Buffer.from(tarball(other)).equals(tarball(files))).toBe(true)
})

it('refuses a path that no tar can hold', () => {
  expect(() => tarball(new Map([['a'.repeat(200), { bytes: bytes('') }]]))).toThrow('too long')
})
