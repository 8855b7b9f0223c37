import { Menu, MenuItem } from '@blueprintjs/core'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
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
  it('asks with a name, focuses the safe answer, and closes by Escape', async () => {
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

  it('shows the whole question, however narrow the window is', async () => {
    const title = '¿Rechazar la invitación a la Agencia Metropolitana de Calidad del Aire?'
    renderInto(
      <ConfirmDialog
        isOpen
        title={title}
        confirmLabel="Rechazar"
        onCancel={() => undefined}
        onConfirm={() => undefined}
      >
        Su enlace ya no se podrá usar
      </ConfirmDialog>,
    )
    const heading = page.getByRole('heading', { name: title })
    await expect.element(heading).toBeVisible()
    const box = heading.element()
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  })

  it('deletes once the user confirms', async () => {
    let deleted = 0
    renderInto(<Deletion onDeleted={() => (deleted += 1)} />)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete dashboard' }))
    expect(deleted).toBe(1)
  })
})

describe('a drawer', () => {
  it('takes a name, and closes by Escape', async () => {
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

describe('Escape with the focus on the page', () => {
  /** A key that reaches the page itself: the focus is not in the dialog yet, or fell out of it. */
  const pressOnPage = (key: string) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )

  it.each([
    ['a dialog', Dialog],
    ['a drawer', Drawer],
  ])('closes by Escape: %s', async (_name, Overlay) => {
    let closed = 0
    renderInto(
      <Overlay isOpen title="Keys" onClose={() => (closed += 1)}>
        content
      </Overlay>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeInTheDocument()
    pressOnPage('Enter')
    expect(closed).toBe(0)
    pressOnPage('Escape')
    expect(closed).toBe(1)
  })

  it('closes only the dialog on top, and none that is closed', async () => {
    const closed: string[] = []
    const dialog = (name: string, isOpen: boolean) => (
      <Dialog isOpen={isOpen} title={name} onClose={() => closed.push(name)} />
    )
    renderInto(
      <>
        {dialog('below', true)}
        {dialog('on top', true)}
        {dialog('closed', false)}
      </>,
    )
    await expect.element(page.getByRole('dialog', { name: 'on top' })).toBeInTheDocument()
    pressOnPage('Escape')
    expect(closed).toEqual(['on top'])
  })

  it('closes a dialog once where the focus is in it', async () => {
    let closed = 0
    renderInto(<Dialog isOpen title="Keys" onClose={() => (closed += 1)} />)
    const close = page.getByRole('button', { name: 'Close' })
    await expect.element(close).toBeVisible()
    const element = close.element() as HTMLElement
    element.focus()
    await userEvent.keyboard('{Escape}')
    expect(closed).toBe(1)
  })
})

describe('a menu button', () => {
  it('opens its menu by keyboard', async () => {
    let edited = 0
    renderInto(
      <MenuButton
        label="Actions for Harbour"
        menu={
          <Menu>
            <MenuItem text="Edit" onClick={() => (edited += 1)} />
          </Menu>
        }
      />,
    )
    page.getByRole('button', { name: 'Actions for Harbour' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
    page.getByRole('menuitem', { name: 'Edit' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(edited).toBe(1)
  })
})
