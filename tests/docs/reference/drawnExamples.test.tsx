import { createAjv, separatePartsIn, type CompiledValidator } from '@airshed/contract'
import { SchemaForm } from '@airshed/kit/forms'
import { clearPage, createPage, accessibilityIssues } from '@airshed/kit/testing'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FORM_EXAMPLES, type FormExample } from './formExamples.ts'

afterEach(clearPage)

function compiled(schema: object): CompiledValidator {
  const ajv = createAjv()
  const validate = ajv.compile(schema) as CompiledValidator
  validate.conditions = Object.fromEntries(
    separatePartsIn(schema).map(({ place, schema: part }) => [
      place,
      ajv.compile(part) as CompiledValidator,
    ]),
  )
  return validate
}

const saved: object[] = []

function Example({ schema, uiSchema = {}, messages = {}, value: first }: FormExample) {
  const [validator] = useState(() => compiled(schema))
  const [value, setValue] = useState<object>(first)
  return (
    <SchemaForm
      {...{ schema, uiSchema, messages, validator, value }}
      onChange={setValue}
      onSubmit={(given) => saved.push(given)}
      submitLabel="Save"
      formContext={{
        searchNodes: () => Promise.resolve([]),
        findNodes: () => Promise.resolve([]),
        findDataPoints: () => Promise.resolve([]),
        findSensors: () => Promise.resolve([]),
        findParameters: () => Promise.resolve([]),
      }}
    />
  )
}

it.each(FORM_EXAMPLES)('$title is drawn, and saves its value unchanged', async (example) => {
  saved.length = 0
  createPage().draw(<Example {...example} />)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([example.value])
  expect(await accessibilityIssues()).toEqual([])
})
