import { afterEach, expect, it } from 'vitest'
import { clearPage, createPage } from '@airshed/kit/testing'
import { useCommandList, useCommands } from './useCommands.ts'

afterEach(clearPage)

function Editor({ title, onUndo }: { title: string; onUndo: () => void }) {
  // Made anew with each drawing, as screens do.
  useCommands([{ id: 'undo', title, keys: 'mod+z', run: onUndo }])
  return null
}

function Palette() {
  return <p>{useCommandList().map(({ title }) => title)}</p>
}

it('a component’s commands exist as long as it is mounted', async () => {
  const { draw, value } = createPage()
  const undone: string[] = []
  draw([<Palette key="p" />, <Editor key="e" title="Undo" onUndo={() => undone.push('first')} />])
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('Undo')
  draw([<Palette key="p" />, <Editor key="e" title="Undo" onUndo={() => undone.push('second')} />])
  await expect
    .poll(() => {
      value.commands.run('undo')
      return undone.at(-1)
    })
    .toBe('second')
  draw([<Palette key="p" />])
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('')
})
