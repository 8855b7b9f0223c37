import { run } from './suites/command.ts'
import { ROOMS } from './suites/rooms.ts'

// `npm run check`: every gate except the tests. All of them run, so that one run shows every problem.

const GATES: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'boundaries', command: 'turbo', args: ['boundaries'] },
  ...ROOMS.map(({ name, project }) => ({
    name: `types of ${name}`,
    command: 'tsc',
    args: ['--noEmit', '-p', project],
  })),
  { name: 'unused', command: 'knip', args: [] },
  { name: 'generated', command: 'node', args: ['tests/generated/generate.ts', '--check'] },
]

let failures = 0
for (const { name, command, args } of GATES) {
  const startedMs = performance.now()
  const { exitCode, output } = await run(command, args)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (exitCode === 0) continue
  failures += 1
  console.log(output)
}
if (failures > 0) {
  console.error(`${failures} of ${GATES.length} gates are red`)
  process.exitCode = 1
}
