import type { CompiledValidator, Messages, UiSchema } from '@airshed/contract'
import type { Issue } from '@airshed/schemas'
import { Button, Callout } from '@blueprintjs/core'
import { withTheme, type FormProps } from '@rjsf/core'
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react'
import { useIntl } from 'react-intl'
import type { FormElsewhere } from './elsewhere/formElsewhere.ts'
import type { FormContext } from './formContext.ts'
import { FormStateProvider, type FormState } from './formState.ts'
import { moveToProblem } from './focusProblem.ts'
import { useRefusals, type Refusal } from './refusals.ts'
import { createFormText } from './messages/formText.ts'
import { settleKnown, wholeValue } from './schema/assumedFields.ts'
import { cleanValue } from './schema/cleanValue.ts'
import { drawableSchema } from './schema/drawableSchema.ts'
import { withDefaultsOfOpened } from './schema/openFields.ts'
import { blueprintTheme } from './theme.ts'
import { conditionsOf } from './validation/conditionsOf.ts'
import { fieldProblems, type FieldProblem } from './validation/fieldProblems.ts'
import { formValidator } from './validation/formValidator.ts'
import { problemText } from './validation/problemText.ts'
import { refusalText } from './validation/refusalText.ts'
import { scheduleProblems } from './validation/scheduleProblems.ts'
import './form.css'

/** A schema, its hints, its validator, and the value that the form edits. */
export interface SchemaFormProps<Value extends object> {
  /** JSON Schema of the value: flat, `if` and `then` on one level. */
  schema: object
  /**
   * Hints by field. For the whole form, `ui:options.sections` puts fields under headings:
   * `[{ id, title, fields }]`, with the texts `config.section.{id}` and `config.section.{id}.help`.
   */
  uiSchema?: UiSchema
  /**
   * Compiled from the schema ahead of time: `loadValidator` of a plugin, or an import such as
   * `./config.ts?form-validator`.
   */
  validator: CompiledValidator
  /**
   * The value of the form; it may be incomplete. Fields that it lacks begin with their defaults, which are
   * passed on with the first change and when the form is submitted. Fields whose condition does not hold
   * are neither rendered nor passed on.
   */
  value: Partial<Value>
  /**
   * Values of fields that nobody knows, such as settings that a device never reported; must stay the same object. Such
   * a field begins as unknown instead of with a default, and is passed on only once the user has given it a value.
   * Until then the assumed value stands in for it where the whole value is checked.
   */
  assumed?: Partial<Value>
  onChange: (value: Partial<Value>) => void
  /**
   * Called with a value that the schema accepts; without it the form has no button. `known` lacks the fields that are
   * still unknown.
   */
  onSubmit?: (value: Value, known: Partial<Value>) => void
  /** Pure: adjusts the fields that depend on a change. */
  settle?: (previous: Value, next: Value) => Value
  /**
   * Texts of the plugin in the user's language: `config.{field}`, `config.{field}.help`,
   * `config.{field}.item`, `config.{field}.{choice}`, `{field}.{keyword}`, and `{field}.refused` for
   * a value that only the server refuses.
   */
  messages?: Messages
  disabled?: boolean
  /** Label of the button; without it the form is submitted by a button elsewhere with `form={id}`. */
  submitLabel?: string
  /** Buttons before the primary one. */
  actions?: ReactNode
  id?: string
  formContext?: FormContext
  /**
   * The issues that a server reported for a submitted value, by JSON pointer. Each is shown at its
   * field until that field changes; those without a field are shown above the form.
   */
  issues?: readonly Issue[]
  /**
   * Called when their number changes: how many values are refused and still to be corrected, by the schema since the
   * form was first submitted, and by the server. A stable function.
   */
  onProblems?: (count: number) => void
  /** What happened to its fields elsewhere while it is open; a clash has to be settled before it is submitted. */
  elsewhere?: FormElsewhere
}

const NO_PLACES: ReadonlySet<string> = new Set()
const problemPlace = ({ field, path }: FieldProblem): string =>
  field.length === 0 ? path : field.join('/')
const refusalPlace = ({ field, issue }: Refusal): string =>
  field.length === 0 ? issue.path : field.join('/')

const Engine = withTheme(blueprintTheme)

/** Defaults come from `defaultsOf`; the engine adds nothing to the user's input. */
const NO_DEFAULTS: FormProps['experimental_defaultFormStateBehavior'] = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
}
const NO_CONTEXT: FormContext = {}
const NO_HINTS: UiSchema = {}
const NO_ISSUES: readonly Issue[] = []
const NOTHING: Readonly<Record<string, unknown>> = {}

/** A form generated from a schema, checked by the schema's compiled validator. */
export function SchemaForm<Value extends object>(props: SchemaFormProps<Value>) {
  const { schema, validator, messages, disabled = false, submitLabel } = props
  const ownId = useId()
  const prefix = `${ownId}field`
  const intl = useIntl()
  const formRef = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [attempts, setAttempts] = useState(0)

  const text = useMemo(() => createFormText(intl, messages), [intl, messages])
  const drawn = useMemo(() => drawableSchema(schema), [schema])
  const engineValidator = useMemo(
    () => formValidator<Partial<Value>>(validator, drawn),
    [validator, drawn],
  )
  const holds = useMemo(() => conditionsOf(validator, drawn), [validator, drawn])
  const [start] = useState(props.value)
  const [changed, setChanged] = useState<Partial<Value> | null>(null)
  const previous = props.value === start ? null : changed
  const assumed = (props.assumed ?? NOTHING) as Partial<Value>
  const unknown = useMemo(() => new Set(Object.keys(assumed)), [assumed])
  const value = useMemo(
    () => withDefaultsOfOpened(drawn, previous, props.value, holds, unknown),
    [drawn, previous, props.value, holds, unknown],
  )
  const assumptions = useMemo(() => ({ schema: drawn, holds, assumed }), [drawn, holds, assumed])
  const whole = useMemo(() => wholeValue(assumptions, value), [assumptions, value])
  const { uiSchema = NO_HINTS } = props
  const problems = useMemo(
    () => [...scheduleProblems(uiSchema, whole), ...fieldProblems(validator, drawn, whole)],
    [validator, drawn, uiSchema, whole],
  )

  const refusals = useRefusals(props.issues ?? NO_ISSUES, drawn, value)

  const state = useMemo((): FormState => {
    const errors = new Map<string, string>()
    for (const problem of problems) {
      const fieldId = [prefix, ...problem.field].join('_')
      if (!errors.has(fieldId)) errors.set(fieldId, problemText(problem, text))
    }
    const refused = new Map(
      refusals.map(({ field, issue }) => [
        [prefix, ...field].join('_'),
        text.find([`${field.join('.')}.refused`]) ?? refusalText(issue, text),
      ]),
    )
    const assumedAt = new Map([...unknown].map((name) => [`${prefix}_${name}`, name]))
    return {
      text,
      context: props.formContext ?? NO_CONTEXT,
      value: value as Readonly<Record<string, unknown>>,
      isAssumed: (fieldId) => assumedAt.has(fieldId),
      isUnknown(fieldId) {
        const name = assumedAt.get(fieldId)
        return name !== undefined && (value as Record<string, unknown>)[name] === undefined
      },
      errorAt: (fieldId) =>
        (attempts > 0 || touched.has(fieldId) ? errors.get(fieldId) : undefined) ??
        refused.get(fieldId) ??
        null,
      elsewhere: props.elsewhere ?? null,
    }
  }, [
    problems,
    refusals,
    text,
    props.formContext,
    props.elsewhere,
    value,
    unknown,
    attempts,
    touched,
    prefix,
  ])

  useEffect(() => {
    if (attempts === 0 && (props.issues ?? NO_ISSUES).length === 0) return
    moveToProblem(formRef.current)
  }, [attempts, props.issues])

  const { onProblems } = props
  const own = attempts > 0 ? new Set(problems.map(problemPlace)) : NO_PLACES
  const problemCount = new Set([...own, ...refusals.map(refusalPlace)]).size
  useEffect(() => onProblems?.(problemCount), [onProblems, problemCount])

  const clashes = Object.keys(props.elsewhere?.clashes ?? {}).length

  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const field = target.closest<HTMLElement>('[data-field]')
    const fieldId = field?.dataset['field']
    if (fieldId === undefined || field?.contains(relatedTarget) === true) return
    // An error shown now would move the button away from under the pointer.
    if (relatedTarget?.closest('.air-form-actions, [type="submit"]') != null) return
    setTouched((before) => (before.has(fieldId) ? before : new Set(before).add(fieldId)))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // A dialog's form may lie within another form's React tree.
    event.stopPropagation()
    if (clashes > 0) {
      formRef.current?.querySelector<HTMLElement>('[data-clash] button')?.focus()
      return
    }
    if (problems.length === 0) props.onSubmit?.(whole as Value, value)
    else setAttempts((count) => count + 1)
  }
  const nowhere = refusals.filter(({ field }) => field.length === 0)
  const unseen = attempts > 0 ? problems.filter(({ field }) => field.length === 0) : []

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the focus that leaves the fields inside
    <form
      id={props.id ?? ownId}
      ref={formRef}
      className="air-form"
      noValidate
      onBlur={leave}
      onSubmit={submit}
    >
      {clashes === 0 ? null : (
        <Callout intent="warning" compact role="alert" title={text('form.elsewhere.title')}>
          {text('form.elsewhere.choose', { count: clashes })}
        </Callout>
      )}
      {unseen.map((problem) => (
        <Callout key={problem.path + problem.keyword} intent="danger" compact role="alert">
          {text('form.unseen', { path: problem.path, text: problemText(problem, text) })}
        </Callout>
      ))}
      {nowhere.map(({ issue }) => (
        <Callout key={issue.path + issue.expected} intent="danger" compact role="alert">
          {text('form.refusedAt', { path: issue.path, expected: issue.expected })}
        </Callout>
      ))}
      <FormStateProvider value={state}>
        <Engine
          tagName="div"
          idPrefix={prefix}
          schema={drawn as FormProps['schema']}
          uiSchema={uiSchema}
          validator={engineValidator}
          formData={value}
          disabled={disabled}
          showErrorList={false}
          experimental_defaultFormStateBehavior={NO_DEFAULTS}
          onChange={({ formData }) => {
            const entered = cleanValue(formData, value) as Partial<Value>
            const next = withDefaultsOfOpened(drawn, value, entered, holds, unknown)
            const { settle } = props
            const settled =
              settle === undefined ? next : settleKnown(assumptions, value, next, settle)
            setChanged(settled)
            props.onChange(settled)
          }}
        >
          {/* Suppresses the engine's own button. */}
          <></>
        </Engine>
      </FormStateProvider>
      {submitLabel === undefined && props.actions === undefined ? null : (
        <div className="air-form-actions">
          {props.actions}
          {submitLabel === undefined ? null : (
            <Button type="submit" intent="primary" disabled={disabled} text={submitLabel} />
          )}
        </div>
      )}
    </form>
  )
}
