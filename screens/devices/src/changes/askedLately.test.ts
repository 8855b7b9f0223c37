import type { NodeChangeRun } from '@airshed/console-kit'
import { expect, it } from 'vitest'
import { askedLately } from './askedLately.ts'

const NOW_MS = 1_772_452_800_000
const DAY_MS = 86_400_000
const run = (id: string, changes: Partial<NodeChangeRun> = {}): NodeChangeRun => ({
  id,
  change: 'command',
  state: 'done',
  started_at: NOW_MS - 60_000,
  of: 2,
  changed: 2,
  unchanged: 0,
  refused: 0,
  settings: null,
  command: 'reboot',
  ...changes,
})

it('lists the newest orders of the last day that asked devices for something', () => {
  const runs = [
    run('a'),
    run('shared', { change: 'share' }),
    run('b', { change: 'configure', state: 'cancelled' }),
    run('running', { state: 'running' }),
    run('nobody', { changed: 0 }),
    run('c', { started_at: NOW_MS - DAY_MS + 1 }),
    run('old', { started_at: NOW_MS - DAY_MS }),
  ]
  expect(askedLately(runs, NOW_MS, [])).toEqual(['a', 'b', 'c'])
})

it('leaves out dismissed orders, and all but three', () => {
  const runs = ['a', 'b', 'c', 'd', 'e'].map((id) => run(id))
  expect(askedLately(runs, NOW_MS, ['b'])).toEqual(['a', 'c', 'd'])
})
