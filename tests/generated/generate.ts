import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { kitNames } from './api/apiList.ts'
import { generatedFiles } from './outputs.ts'

const root = join(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

// Changes that break authors are not written by any command.
const { problems } = kitNames()
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

const stale: string[] = []
for (const { path, text } of generatedFiles()) {
  const full = join(root, path)
  if (textOf(full) === text) continue
  stale.push(path)
  if (isCheck) continue
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
  console.log(`wrote ${path}`)
}
if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}\nRun \`npm run generate\` and commit the result.`)
  process.exit(1)
}
