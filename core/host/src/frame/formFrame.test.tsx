import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FrameSubject } from '../bridge/hostMessages.ts'
import { showInFrame } from '../testsupport/pluginFrame.ts'
import { pump, pumpForm } from '../testsupport/pumpForm.ts'

describe('a device form in its frame', () => {
  const settings: FrameSubject = {
    kind: 'device-form',
    device: pump(2),
    isDisabled: false,
    isTrial: false,
  }
  const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))
  const asked = (question: number) =>
    JSON.stringify({ name: 'save', question, payload: { configuration: { flow: 2 } } })

  it('asks the page to save a form, and shows refused values at their fields', async () => {
    const { session, reported } = await showInFrame({ plugin: pumpForm(), subject: settings })
    await save()
    await expect.poll(() => reported).toContain(asked(0))
    const issues = [{ path: '/configuration/flow', expected: '<= 1', got: '2' }]
    session.saved(7, { issues: [], problem: null })
    session.saved(0, { issues, problem: null })
    await expect
      .element(page.getByRole('textbox', { name: 'Flow' }))
      .toHaveAttribute('aria-invalid', 'true')
    await save()
    await expect.poll(() => reported).toContain(asked(1))
    session.saved(1, { issues: [], problem: null })
    await expect.element(page.getByText('Saved')).toBeVisible()
  })

  it('says why the page could not save, in the given words', async () => {
    const { session, reported } = await showInFrame({ plugin: pumpForm(), subject: settings })
    await save()
    await expect.poll(() => reported).toContain(asked(0))
    session.saved(0, { issues: [], problem: 'No answer from the server' })
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer from the server')
  })
})
