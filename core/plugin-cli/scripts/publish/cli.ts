import { join } from 'node:path'
import { publishCore } from './publishCore.ts'

// npm run publish:core -- [options of npm publish, such as --dry-run]

const areThere = publishCore({
  root: join(import.meta.dirname, '../../../..'),
  options: process.argv.slice(2),
  say: (line) => console.log(line),
})
if (!areThere) process.exitCode = 1
