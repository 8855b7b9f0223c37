import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LeaveContext } from './leaveContext.ts'
import { createLeaveControl } from './leaveControl.ts'
import { LeaveGuard, type LeaveGuardProps } from './LeaveGuard.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

async function changed(props: Partial<LeaveGuardProps> = {}) {
  const control = createLeaveControl()
  const guard = (isChanged: boolean) => (
    <LeaveContext value={control}>
      <LeaveGuard isChanged={isChanged} {...props} />
    </LeaveContext>
  )
  const shown = await drawPage(createTestAirshed(), guard(true))
  drawn = shown
  const left: string[] = []
  return {
    left,
    leave: (where: string, isForGood = false) =>
      control.leave(() => void left.push(where), isForGood),
    settle: () => shown.redraw(guard(false)),
  }
}
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' })
/** Whether the browser asks before the page is closed. */
const asksToClose = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a form that saves itself', () => {
  it('saves changes before the page is left, without a question', async () => {
    let save: () => void = () => undefined
    const saving = new Promise<void>((resolve) => (save = resolve))
    const { left, leave, settle } = await changed({ save: () => saving })
    leave('alerts')
    await settle()
    save()
    await expect.poll(() => left).toEqual(['alerts'])
    expect(question().query()).toBeNull()
  })

  it('asks before leaving where changes remain after saving', async () => {
    const { left, leave } = await changed({ save: () => Promise.resolve() })
    leave('alerts')
    await userEvent.click(question().getByRole('button', { name: 'Discard changes' }))
    expect(left).toEqual(['alerts'])
  })

  it('asks where the server does not answer, and leaves the page if it does after all', async () => {
    const { left, leave, settle } = await changed({ save: () => new Promise(() => undefined) })
    leave('alerts')
    await expect.element(question()).toBeVisible()
    expect(left).toEqual([])
    await settle()
    expect(left).toEqual(['alerts'])
    await expect.element(question()).not.toBeInTheDocument()
  })
})

describe('a leave guard', () => {
  it('asks in the words of the form', async () => {
    const { leave } = await changed({
      question: { title: 'Leave the keys?', text: 'They are lost.', confirmLabel: 'Leave' },
    })
    leave('alerts')
    const dialog = page.getByRole('dialog', { name: 'Leave the keys?' })
    await expect.element(dialog.getByText('They are lost.')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  })

  it('keeps the browser from closing the page, unless the user agreed to sign out', async () => {
    const { leave } = await changed()
    expect(asksToClose()).toBe(true)
    leave('sign out', true)
    expect(asksToClose()).toBe(true)
    await userEvent.click(question().getByRole('button', { name: 'Discard changes' }))
    expect(asksToClose()).toBe(false)
  })

  it('lets the browser close the page once everything is saved', async () => {
    const { settle } = await changed()
    await settle()
    expect(asksToClose()).toBe(false)
  })
})
