import type { Messages } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { config } from './config.ts'
import validate from './config.ts?form-validator'
import en from './messages/en.json' with { type: 'json' }
import { uiSchema } from './uiSchema.ts'

let drawn: DrawnPage | null = null
afterEach(() => drawn?.unmount())

function Settings() {
  const [value, setValue] = useState<object>({})
  return (
    <SchemaForm
      schema={config}
      uiSchema={uiSchema}
      validator={validate}
      value={value}
      onChange={setValue}
      onSubmit={() => undefined}
      messages={en as Messages}
      submitLabel="Add"
    />
  )
}

it('requires name, device and parameter, each with its own message', async () => {
  drawn = await drawPage(createTestAirshed(), <Settings />)
  await page.getByRole('button', { name: 'Add' }).click()
  for (const words of ['Name is required', 'Device is required', 'Parameter is required']) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  }
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(3)
})
