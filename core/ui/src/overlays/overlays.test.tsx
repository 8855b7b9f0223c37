import { Menu, MenuItem } from '@blueprintjs/core'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Drawer } from './Drawer.tsx'
import { MenuButton } from './MenuButton.tsx'

afterEach(cleanUp)

function Deletion({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete dashboard"
        confirmLabel="Delete dashboard"
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          onDeleted()
        }}
      >
        It cannot be undone
      </ConfirmDialog>
    </>
  )
}

describe('a question before deleting', () => {
  it('has a name, starts at the safe answer and goes by Escape', async () => {
    let deleted = 0
    renderInto(<Deletion onDeleted={() => (deleted += 1)} />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByRole('dialog', { name: 'Delete dashboard' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(await accessibilityIssues()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(deleted).toBe(0)
  })

  it('does it once it is told to', async () => {
    let deleted = 0
    renderInto(<Deletion onDeleted={() => (deleted += 1)} />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete dashboard' }))
    expect(deleted).toBe(1)
  })
})

describe('a drawer', () => {
  it('has a name and can be closed', async () => {
    let closed = 0
    renderInto(
      <Drawer isOpen title="Navigation" onClose={() => (closed += 1)}>
        content
      </Drawer>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(closed).toBe(1)
  })
})

describe('a menu button', () => {
  it('opens its menu by keyboard', async () => {
    let edited = 0
    renderInto(
      <MenuButton
        label="Actions of Harbour"
        menu={
          <Menu>
            <MenuItem text="Edit" onClick={() => (edited += 1)} />
          </Menu>
        }
      />,
    )
    page.getByRole('button', { name: 'Actions of Harbour' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
    page.getByRole('menuitem', { name: 'Edit' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(edited).toBe(1)
  })
})
