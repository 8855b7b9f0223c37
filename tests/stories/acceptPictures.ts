import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../suites/chromium.ts'
import { ROOT, run } from '../suites/command.ts'
import { drawReadmePictures } from './readmePictures.ts'
import { smallerPng } from './smallerPng.ts'

// `npm run pictures`: accepts the current look of stories, and removes pictures of stories that no longer
// exist. `npm run pictures -- widgets/chart` only accepts, and only these files. `npm run pictures --
// readme` draws the README's pictures of a running console.

/** The used part of vitest's report. */
interface Report {
  testResults: { assertionResults: { meta?: { picture?: string } }[] }[]
}

const PICTURES = join(ROOT, 'stories/pictures')
const files = process.argv.slice(2)
if (files.join() === 'readme') await drawReadmePictures()
else process.exitCode = await acceptStories()

/** @returns the exit code of the stories */
async function acceptStories(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-pictures-'))
  const reportPath = join(folder, 'report.json')
  const { exitCode } = await run(
    'vitest',
    [
      'run',
      '--project=stories',
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath}`,
    ],
    { env: { AIRSHED_PICTURES: 'accept', CHROMIUM_PATH: findChromium() }, show: true },
  )
  if (exitCode === 0 && files.length === 0) removeOrphans(reportPath)
  rmSync(folder, { recursive: true })
  const stored = globSync('**/*.png', { cwd: PICTURES }).map((path) => join(PICTURES, path))
  const bytes = stored.reduce((sum, path) => sum + packed(path), 0)
  console.log(`${stored.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`)
  return exitCode
}

/** Packs a new picture. @returns its size in bytes */
function packed(path: string): number {
  const before = readFileSync(path)
  const after = smallerPng(before)
  if (after !== before) writeFileSync(path, after)
  return after.length
}

/** Removes this platform's pictures that no story uses any longer; those of other platforms stay. */
function removeOrphans(reportPath: string): void {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report
  const drawn = new Set(
    report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => (meta?.picture === undefined ? [] : [meta.picture])),
    ),
  )
  const platforms = new Set([...drawn].map((path) => path.split('/')[0]))
  for (const platform of platforms) {
    for (const path of globSync(`${platform}/**/*.png`, { cwd: PICTURES })) {
      if (drawn.has(path)) continue
      rmSync(join(PICTURES, path))
      console.log(`removed ${path}`)
    }
  }
}
