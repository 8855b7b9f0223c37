import { expect, it } from 'vitest'
import { run } from '../../suites/command.ts'

const METER = new URL('./stallMeter.preload.ts', import.meta.url).href
/** Work of a thread that sees how long it has been on the processor. */
const BUSY = `
  const busy = (ms) => {
    const start = process.threadCpuUsage().user
    while (process.threadCpuUsage().user - start < ms * 1000);
  }
`
const measured = (code: string) =>
  run('node', ['--import', METER, '--eval', `${BUSY}${code}`]).then(({ output }) => output)

it('a long turn counts as a stall', async () => {
  expect(await measured('setTimeout(() => { busy(400); setTimeout(() => {}, 50) }, 50)')).toMatch(
    /^Stalled for \d{3,} ms\n$/,
  )
})

it('many short turns and waiting count as no stall', async () => {
  const turns = 'let left = 30; const turn = () => { busy(20); if (--left > 0) setTimeout(turn) }'
  expect(await measured(`${turns}; setTimeout(turn, 300)`)).toBe('')
})

it('waiting for the processor counts as no stall', async () => {
  const waiting = `
    const { spawnSync } = require('node:child_process')
    setTimeout(() => { spawnSync('sleep', ['0.5']); setTimeout(() => {}, 50) }, 50)
  `
  expect(await measured(waiting)).toBe('')
})
