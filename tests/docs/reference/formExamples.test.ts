import { createAjv, issuesOf } from '@airshed/contract'
import { drawingProblems } from '@airshed/forms/drawing-problems'
import { schemaProblems } from '@airshed/plugin-archive'
import { describe, expect, it } from 'vitest'
import { FORM_EXAMPLES } from './formExamples.ts'

describe.each(FORM_EXAMPLES)('$title', ({ schema, uiSchema = {}, value, refused }) => {
  it('is what a server takes, and what the form engine draws', () => {
    expect(schemaProblems(schema)).toEqual([])
    expect(drawingProblems(schema, uiSchema)).toEqual([])
  })

  it('takes its value, and refuses the other one', () => {
    const validate = createAjv().compile(schema)
    validate(value)
    expect(issuesOf(validate.errors, value)).toEqual([])
    if (refused !== undefined) expect(validate(refused)).toBe(false)
  })
})
