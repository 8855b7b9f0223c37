import { ApiError, NetworkError } from '@airshed/data'
import { axeProblems, createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SAMPLE_FORM, validateSampleForm, type SampleToken } from '../testsupport/sampleForm.ts'
import { FormPage, type FormPageProps } from './FormPage.tsx'
import { LeaveContext } from './leave/leaveContext.ts'
import { createLeaveControl, type LeaveControl } from './leave/leaveControl.ts'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

type Options = Partial<FormPageProps<SampleToken>> & {
  locale?: 'en_US' | 'es_ES'
  widthPx?: number
}

async function show(options: Options = {}): Promise<LeaveControl> {
  const control = createLeaveControl()
  const { locale = 'en_US', widthPx = 1000, ...props } = options
  await page.viewport(widthPx, 800)
  drawn = await drawPage(
    createTestAirshed({ locale }),
    <LeaveContext value={control}>
      <FormPage<SampleToken>
        title="Edit token"
        schema={SAMPLE_FORM}
        validator={validateSampleForm}
        start={{ name: 'Weather' }}
        onSave={() => Promise.resolve()}
        {...props}
      />
    </LeaveContext>,
  )
  return control
}
const nameField = () => page.getByRole('textbox', { name: 'Name' })
const saveButton = (name = 'Save') => page.getByRole('button', { name })

describe('a form page', () => {
  it.each([
    ['en_US', 1000],
    ['es_ES', 390],
  ] as const)(
    'a form page in %s at %d px passes the accessibility check',
    async (locale, widthPx) => {
      await show({ locale, widthPx, onCancel: () => undefined })
      expect(await axeProblems(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
    },
  )

  it('groups the fields of a form under headings', async () => {
    const sections = [
      { id: 'rights', title: 'Rights', fields: ['is_limited'] },
      { id: 'about', title: 'About', fields: ['note'] },
      { id: 'other', title: 'Nothing here', fields: ['gone'] },
    ]
    await show({
      uiSchema: { 'ui:options': { sections } },
      messages: { 'config.section.about': 'About the token' },
    })
    const headings = page.getByRole('heading', { level: 2 }).elements()
    expect(headings.map((heading) => heading.textContent)).toEqual(['Rights', 'About the token'])
    const about = page.getByRole('region', { name: 'About the token' })
    await expect.element(about.getByRole('textbox', { name: 'Note' })).toBeVisible()
    await expect.element(nameField()).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('saves what was changed, and says so until the next change', async () => {
    const saved: SampleToken[] = []
    await show({ onSave: (value) => Promise.resolve(saved.push(value)) })
    await userEvent.fill(nameField(), 'Weather service')
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(saveButton())
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(saved).toEqual([{ name: 'Weather service' }])
    await userEvent.fill(nameField(), 'Weather')
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  })

  it('saves once, however often the button is pressed', async () => {
    let finish: () => void = () => undefined
    let asked = 0
    await show({
      onSave: () => {
        asked += 1
        return new Promise<void>((resolve) => (finish = resolve))
      },
    })
    await userEvent.click(saveButton())
    await expect.element(page.getByText('Saving')).toBeVisible()
    nameField().element().closest('form')?.requestSubmit()
    finish()
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(asked).toBe(1)
  })

  it('sends nothing that its schema refuses', async () => {
    let asked = 0
    await show({ start: { name: 'W' }, onSave: () => Promise.resolve((asked += 1)) })
    await userEvent.click(saveButton())
    await expect.element(nameField()).toHaveAttribute('aria-invalid', 'true')
    expect(asked).toBe(0)
    const refusal = page.getByRole('button', { name: 'Not saved: 1 value to correct' })
    await expect.element(refusal).toBeVisible()
    await userEvent.click(page.getByRole('textbox', { name: 'Note' }))
    await userEvent.click(refusal)
    await expect.element(nameField()).toHaveFocus()
    await userEvent.fill(nameField(), 'Weather service')
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
    expect(refusal.query()).toBeNull()
  })

  it('says beside Save why the server refused, where the field is out of sight', async () => {
    const error = new ApiError({ status: 409, code: 'TOKEN_LIMIT', detail: 'Too many', issues: [] })
    await show({
      onSave: () => Promise.reject(error),
      children: <div style={{ height: 2000 }}>A long preview</div>,
    })
    await userEvent.fill(nameField(), 'Weather service')
    window.scrollTo(0, 1500)
    await userEvent.click(saveButton())
    await expect.element(page.getByRole('button', { name: /^Not saved: / })).toBeInViewport()
    await expect.element(page.getByRole('alert')).toBeInViewport()
  })

  it('moves the focus to a refused value that has no field', async () => {
    const issues = [{ path: '/owner/id', expected: 'a member', got: '"x"' }]
    const refusal = new ApiError({ status: 400, code: 'VALIDATION_FAILED', detail: 'x', issues })
    await show({
      onSave: () => Promise.reject(refusal),
      children: <div style={{ height: 2000 }}>A long preview</div>,
    })
    window.scrollTo(0, 1500)
    await userEvent.click(saveButton())
    await expect.element(page.getByText(/the value at \/owner\/id/)).toBeInViewport()
    await expect
      .element(page.getByRole('button', { name: 'Not saved: 1 value to correct' }))
      .toBeInViewport()
  })

  it('shows the server’s refusal at its field until that is changed', async () => {
    const issues = [
      { path: '/name', expected: 'a name that is free', got: '"Weather"' },
      { path: '/owner/id', expected: 'a member', got: '"x"' },
    ]
    const refusal = new ApiError({ status: 400, code: 'VALIDATION_FAILED', detail: 'x', issues })
    await show({ locale: 'es_ES', onSave: () => Promise.reject(refusal) })
    await userEvent.click(saveButton('Guardar'))
    await expect.element(page.getByText(/Algunos de los valores no son válidos/)).toBeVisible()
    await expect.element(nameField()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(nameField()).toHaveFocus()
    await expect.element(page.getByText(/Se esperaba: a name that is free/)).toBeVisible()
    await expect
      .element(page.getByText(/el valor de \/owner\/id\. Se esperaba: a member/))
      .toBeVisible()
    await userEvent.fill(nameField(), 'Weather service')
    await expect.element(nameField()).toHaveAttribute('aria-invalid', 'false')
  })

  it('keeps what was typed when the network fails', async () => {
    await show({ onSave: () => Promise.reject(new NetworkError('PUT', 'tokens/1', null)) })
    await userEvent.fill(nameField(), 'Weather service')
    await userEvent.click(saveButton())
    await expect.element(page.getByText(/No answer from the server/).first()).toBeVisible()
    await expect.element(nameField()).toHaveValue('Weather service')
  })
})

describe('leaving a form', () => {
  const leave = (control: LeaveControl): string[] => {
    const left: string[] = []
    control.leave(() => void left.push('alerts'))
    return left
  }

  it('asks no question where nothing would be lost', async () => {
    const control = await show()
    await userEvent.fill(nameField(), 'Weather service')
    await userEvent.fill(nameField(), 'Weather')
    expect(leave(control)).toEqual(['alerts'])
    await userEvent.fill(nameField(), 'Weather service')
    await userEvent.click(saveButton())
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(leave(control)).toEqual(['alerts'])
    expect(page.getByRole('dialog').query()).toBeNull()
  })

  it('asks before changes are lost, with the focus on the safe answer', async () => {
    const control = await show()
    await userEvent.fill(nameField(), 'Weather service')
    const left = leave(control)
    const stay = page.getByRole('button', { name: 'Cancel' })
    await expect.element(stay).toHaveFocus()
    await userEvent.click(stay)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(nameField()).toHaveValue('Weather service')
    expect(left).toEqual([])
    const leftThen = leave(control)
    await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
    expect(leftThen).toEqual(['alerts'])
  })
})
