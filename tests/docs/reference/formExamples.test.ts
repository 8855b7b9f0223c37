import { createAjv, issuesOf } from '@airshed/contract'
import { drawingProblems } from '@airshed/forms/drawing-problems'
import { schemaProblems } from '@airshed/plugin-archive'
import { describe, expect, it } from 'vitest'
import { FORM_EXAMPLES } from './formExamples.ts'

describe.each(FORM_EXAMPLES)('$title', ({ schema, uiSchema = {}, value, refused }) => {
  it('an example schema is accepted by the server and drawn by the form engine', () => {
    expect(schemaProblems(schema)).toEqual([])
    expect(drawingProblems(schema, uiSchema)).toEqual([])
  })

  it('accepts the valid example value, and refuses the invalid one', () => {
    const validate = createAjv().compile(schema)
    validate(value)
    expect(issuesOf(validate.errors, value)).toEqual([])
    if (refused !== undefined) expect(validate(refused)).toBe(false)
  })
})
