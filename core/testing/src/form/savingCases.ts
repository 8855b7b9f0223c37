import { issueText, validateWith } from '@airshed/contract'
import { defaultsOf } from '@airshed/forms'
import type { ConformanceCase } from '../conformance/cases.ts'
import { nextFrames } from '../rendering/frames.ts'
import { plainSchema } from '../schema/jsonSchema.ts'
import { leastValue, type SchemaSubject } from '../schema/schemaSubject.ts'
import { turn, turnsOf, turnText } from './formTurns.ts'
import { renderSettings, type DrawnForm, type SettingsForm } from './renderSettings.tsx'

interface SavingSubject extends SchemaSubject {
  form: SettingsForm
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
    // An empty field is marked; a problem that is shown at no field cannot be fixed by the user.
    const unseen = [...drawn.container.querySelectorAll('.air-form > .bp6-callout')]
    const stated = drawn.container.querySelector('[aria-invalid="true"]')
    const lost = stated === null ? ['expected that it saves or marks a field, got neither'] : []
    const isFilled = change === undefined && stated !== null
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
 * The form saves its initial value: each fixture, a new one with its defaults, and the first fixture
 * after each change of a field that others depend on, and after each choice of another shape.
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
    ...(first === null ? [] : turnsOf(plainSchema(schema))).flatMap((each) =>
      each.values.map((value) => ({
        name: `saves its form after ${turnText(each, value)}, or marks what is missing`,
        problems: () => saves(subject, first!, (drawn) => turn(drawn, each, value)),
      })),
    ),
  ]
}
