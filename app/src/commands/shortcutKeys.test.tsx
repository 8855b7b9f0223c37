import { useCommands } from '@airshed/console-kit'
import type { Command } from '@airshed/kit/provider'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import ShortcutSheet from './ShortcutSheet.tsx'
import { useShortcutKeys } from './shortcutKeys.ts'

afterEach(clearConsole)

function Page({ commands, isDialogOpen }: { commands: readonly Command[]; isDialogOpen: boolean }) {
  useCommands(commands)
  useShortcutKeys()
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="On" />
      {isDialogOpen ? <div role="dialog" aria-label="Edit" /> : null}
    </>
  )
}

function draw(isDialogOpen = false) {
  const ran: string[] = []
  const command = (id: string, keys: string, more: Partial<Command> = {}): Command => ({
    id,
    keys,
    title: id,
    run: () => ran.push(id),
    ...more,
  })
  const commands = [
    command('edit', 'e'),
    command('help', '?'),
    command('palette', 'mod+k', { worksIn: ['fields'] }),
    command('save', 'mod+s', { worksIn: ['fields', 'dialogs'] }),
    command('off', 'x', { isEnabled: false }),
  ]
  drawInConsole(<Page commands={commands} isDialogOpen={isDialogOpen} />)
  return ran
}

describe('keyboard shortcuts', () => {
  it('runs commands by their keys when nothing has the focus', async () => {
    const ran = draw()
    await userEvent.keyboard('e?x{Control>}k{/Control}')
    expect(ran).toEqual(['edit', 'help', 'palette'])
  })

  it('leaves keys to text fields, except for some commands', async () => {
    const ran = draw()
    await page.getByRole('textbox').click()
    await userEvent.keyboard('e?{Control>}k{/Control}')
    expect(ran).toEqual(['palette'])
    await expect.element(page.getByRole('textbox')).toHaveValue('e?')
    await page.getByRole('checkbox').click()
    await userEvent.keyboard('e')
    expect(ran).toEqual(['palette', 'edit'])
  })

  it('leaves keys to an open dialog, except for some commands', async () => {
    const ran = draw(true)
    await userEvent.keyboard('e{Control>}k{/Control}{Control>}s{/Control}')
    expect(ran).toEqual(['save'])
  })

  it('lists keyboard shortcuts by group', async () => {
    function Sheet() {
      useCommands([
        { id: 'a', title: 'Undo', group: 'Dashboard', keys: 'mod+z', run: () => undefined },
        { id: 'b', title: 'No keys', group: 'Dashboard', run: () => undefined },
      ])
      return <ShortcutSheet onClose={() => undefined} />
    }
    drawInConsole(<Sheet />)
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(dialog.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect.element(dialog.getByText('Undo')).toBeVisible()
    expect(dialog.element().textContent).not.toContain('No keys')
  })
})
