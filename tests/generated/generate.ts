import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GENERATORS } from './outputs.ts'

const root = join(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const stale: string[] = []
for (const generate of GENERATORS) {
  for (const { path, text } of await generate()) {
    const full = join(root, path)
    if (textOf(full) === text) continue
    stale.push(path)
    if (isCheck) continue
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, text)
    console.log(`wrote ${path}`)
  }
}
if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}\nRun \`npm run generate\` and commit the result.`)
  process.exit(1)
}
