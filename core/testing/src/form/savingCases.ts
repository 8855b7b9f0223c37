import { issueText, validateWith } from '@airshed/contract'
import { defaultsOf } from '@airshed/forms'
import type { ConformanceCase } from '../conformance/cases.ts'
import { nextFrames } from '../rendering/frames.ts'
import { mainBranch, plainSchema, typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { leastValue, type SchemaSubject } from '../schema/schemaSubject.ts'
import { renderSettings, type DrawnForm, type SettingsForm } from './renderSettings.tsx'

interface SavingSubject extends SchemaSubject {
  form: SettingsForm
}

/** A field on which a condition of the form depends, with the values that it can be turned to. */
interface Turn {
  name: string
  values: readonly unknown[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of fields in the conditions of the form itself. */
function decidingFields(schema: unknown): string[] {
  if (!isRecord(schema)) return []
  const condition = isRecord(schema['if']) ? schema['if'] : {}
  const parts = Array.isArray(schema['allOf']) ? (schema['allOf'] as unknown[]) : []
  return [
    ...Object.keys((condition['properties'] ?? {}) as object),
    ...parts.flatMap(decidingFields),
  ]
}

function turnsOf(schema: JsonSchema): Turn[] {
  return [...new Set(decidingFields(schema))].flatMap((name): Turn[] => {
    const field = mainBranch(schema.properties?.[name] ?? {})
    if (typeOf(field) === 'boolean') return [{ name, values: [true, false] }]
    const words = field.enum ?? schema.properties?.[name]?.anyOf?.map((one) => one.const)
    return words === undefined ? [] : [{ name, values: words }]
  })
}

/** Turns the control of a field as a hand would; false where the form does not draw one. */
function turn({ container }: DrawnForm, name: string, value: unknown, values: readonly unknown[]) {
  const field = container.querySelector(`[data-field$="field_${CSS.escape(name)}"]`)
  const tick = field?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (tick !== null && tick !== undefined && typeof value === 'boolean') {
    if (tick.checked !== value) tick.click()
    return true
  }
  const select = field?.querySelector('select')
  if (select === null || select === undefined) return false
  select.value = String(values.indexOf(value))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

async function saves(
  subject: SavingSubject,
  value: object,
  change?: (drawn: DrawnForm) => boolean,
) {
  const { default: validate } = await subject.form.loadValidator()
  const drawn = await renderSettings(subject.form, { value })
  try {
    if (change !== undefined) {
      if (!change(drawn)) return drawn.problems()
      await nextFrames()
    }
    const saved = drawn.save()
    await nextFrames()
    if (saved !== null) {
      const issues = validateWith(validate, saved).map(issueText)
      return [
        ...drawn.problems(),
        ...issues.map((issue) => `expected that its schema takes what it saves, got: ${issue}`),
      ]
    }
    // A field that is still empty says so; what stands at no field cannot be put right by anybody.
    const unseen = [...drawn.container.querySelectorAll('.air-form > .bp6-callout')]
    const told = drawn.container.querySelector('[aria-invalid="true"]')
    const lost = told === null ? ['expected that it saves or marks a field, got neither'] : []
    const isFilled = change === undefined && told !== null
    return [
      ...drawn.problems(),
      ...(unseen.length > 0 ? unseen.map(({ textContent }) => textContent ?? '') : lost),
      ...(isFilled && unseen.length === 0
        ? [`expected that it saves, got: ${markedText(drawn)}`]
        : []),
    ]
  } finally {
    drawn.unmount()
  }
}

const markedText = ({ container }: DrawnForm): string =>
  [...container.querySelectorAll('[role="alert"]')].map((one) => one.textContent).join('; ')

/**
 * The form saves what it is filled with: each fixture, a new one with its defaults, and the first
 * fixture after each turn of a field that decides about others.
 */
export function savingCases(subject: SavingSubject): ConformanceCase[] {
  const { fixtures, form, schema } = subject
  const least = leastValue(subject)
  const first = (fixtures[0]?.[1] ?? least) as object | null
  return [
    ...fixtures.map(([name, value]) => ({
      name: `saves what its form is filled with (${name})`,
      problems: () => saves(subject, value as object),
    })),
    ...(least === null
      ? []
      : [
          {
            name: 'saves a new form, with its defaults and what is required',
            problems: async () => {
              const { default: validator } = await form.loadValidator()
              return saves(subject, { ...least, ...defaultsOf(schema, validator) })
            },
          },
        ]),
    ...(first === null ? [] : turnsOf(plainSchema(schema))).flatMap(({ name, values }) =>
      values.map((value) => ({
        name: `saves its form after ${name} was turned to ${JSON.stringify(value)}, or marks what is missing`,
        problems: () => saves(subject, first!, (drawn) => turn(drawn, name, value, values)),
      })),
    ),
  ]
}
