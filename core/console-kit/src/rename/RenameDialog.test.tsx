import { ApiError } from '@airshed/data'
import { axeProblems, createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RenameDialog } from './RenameDialog.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

/** The dialog of a key called `Laptop`; names what was saved, and whether the dialog was left. */
async function show(refusal?: Error): Promise<string[]> {
  const happened: string[] = []
  drawn = await drawPage(
    createTestAirshed({}),
    <RenameDialog
      name="Laptop"
      maxLength={12}
      words={{ title: 'Rename key', label: 'Name', save: 'Save', required: 'Name is required' }}
      onSave={(name) => {
        happened.push(`saved ${name}`)
        return refusal === undefined ? Promise.resolve() : Promise.reject(refusal)
      }}
      onClose={() => happened.push('closed')}
    />,
  )
  return happened
}
const field = () => page.getByRole('textbox', { name: 'Name' })

it('selects the old name, limits the length of the new one, and saves it by Enter', async () => {
  const happened = await show()
  expect(await axeProblems(document.body)).toEqual([])
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard(' Old telephone of mine{Enter}')
  await expect.poll(() => happened).toEqual(['saved Old telepho', 'closed'])
})

it('closes by Escape, and without saving an unchanged name', async () => {
  const happened = await show()
  await userEvent.keyboard('Phone{Escape}')
  await expect.poll(() => happened).toEqual(['closed'])
  await userEvent.fill(field(), 'Laptop ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => happened).toEqual(['closed', 'closed'])
})

it('requires a name that is not empty', async () => {
  const happened = await show()
  await userEvent.fill(field(), '  ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveAccessibleDescription('Name is required')
  expect(happened).toEqual([])
})

it('shows the server’s refusal at the field, and stays open', async () => {
  const happened = await show(new ApiError({ status: 403, code: 'FORBIDDEN', detail: '' }))
  await userEvent.fill(field(), 'Phone')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/permission/)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(happened).toEqual(['saved Phone'])
})
