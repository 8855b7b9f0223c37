import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { createToaster } from './createToaster.ts'
import { ToastRegion } from './ToastRegion.tsx'

afterEach(cleanUp)

it('announces toasts, and lets them be dismissed', async () => {
  const toaster = createToaster(() => () => undefined)
  renderInto(<ToastRegion toaster={toaster} />)
  toaster.show({ message: 'Dashboard created', intent: 'success' })
  await expect.element(page.getByText('Dashboard created')).toBeVisible()
  expect(page.getByText('Dashboard created').element().closest('[aria-live="polite"]')).toBeTruthy()
  expect(await accessibilityIssues()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(page.getByText('Dashboard created')).not.toBeInTheDocument()
})

it('shows a title above the message, and announces both', async () => {
  const toaster = createToaster(() => () => undefined)
  renderInto(<ToastRegion toaster={toaster} />)
  toaster.show({ title: 'Permission error.', message: 'Ask an owner', intent: 'danger' })
  const title = page.getByText('Permission error.', { exact: true })
  await expect.element(title).toBeVisible()
  const words = title.element().closest('.air-toast-message')
  expect(words?.textContent).toBe('Permission error. Ask an owner')
  const box = title.element().getBoundingClientRect()
  expect(words?.getBoundingClientRect().height).toBeGreaterThan(box.height)
})

it('offers the action of a toast, and closes once that is done', async () => {
  const toaster = createToaster(() => () => undefined)
  const done: string[] = []
  renderInto(<ToastRegion toaster={toaster} />)
  toaster.show({
    message: 'Deleted Dust',
    action: { label: 'Undo', run: () => done.push('undo') },
  })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  expect(done).toEqual(['undo'])
  await expect.element(page.getByText('Deleted Dust')).not.toBeInTheDocument()
})

it('shows only errors where that is wanted', async () => {
  const toaster = createToaster(() => () => undefined)
  renderInto(<ToastRegion toaster={toaster} only={['danger']} />)
  toaster.show({ message: 'Dashboard created', intent: 'success' })
  toaster.show({ message: 'It failed', intent: 'danger' })
  await expect.element(page.getByText('It failed')).toBeVisible()
  await expect.element(page.getByText('Dashboard created')).not.toBeInTheDocument()
})
