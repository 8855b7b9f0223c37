import {
  Callout,
  FormDialog,
  presetsFor,
  RefusedCallout,
  useChange,
  useFormSaving,
  writeCoefficients,
} from '@airshed/console-kit'
import { makeCorrection } from '@airshed/console-kit/calls'
import type { DataPoint, Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm, type FormContext } from '@airshed/kit/forms'
import { useMemo, useState } from 'react'
import { POLYNOMIAL, schema, uiSchema, type CorrectionForm } from './correctionForm.ts'
import validator from './correctionForm.ts?form-validator'
import { CorrectionTrial } from './CorrectionTrial.tsx'
import { presetName } from './formulaWords.ts'
import { coefficientsOf, formulaOf, issuesOfForm, newCorrection } from './newCorrection.ts'

const WIDTH_PX = 560

export interface CorrectionDialogProps {
  /** Id of the device. */
  nodeId: string
  /** Its data points that can be corrected, in the language of the page; at least one. */
  points: readonly DataPoint[]
  /** What the form has at first. */
  start: Partial<CorrectionForm>
  /** Time zone of the device, IANA: times are entered in it. */
  timezone: string
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  /** Also called once the correction is made. */
  onClose: () => void
}

/** Asks which readings are corrected, how and why, lets the formula be tried, and makes the correction. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { nodeId, points, start, timezone, nowMs, intl, onClose } = props
  const { locale } = intl
  const text = (id: string): string => intl.formatMessage({ id })
  // The form shows errors at its fields.
  const { mutateAsync: make } = useChange(makeCorrection, {
    isShown: () => false,
    success: text('correction.added'),
  })
  const { value, saving, change, save } = useFormSaving<CorrectionForm>({
    start: { formula: POLYNOMIAL, ...onlyPoint(points), ...start },
    async onSave(form) {
      const body = newCorrection(form, locale)
      if (body === null) return
      await make({ params: { id: nodeId }, body })
      onClose()
    },
  })
  const [isTried, setTried] = useState(false)
  const point = points.find(({ _id: id }) => id === value.point)
  const problems = problemsOf(value, intl)
  const formContext: FormContext = useMemo(
    () => ({
      timeZone: timezone,
      choices: {
        point: points.map(choiceOf),
        formula: [
          { value: POLYNOMIAL, label: intl.formatMessage({ id: 'correction.polynomial' }) },
          ...(point === undefined ? [] : presetsFor(point)).map((preset) => ({
            value: preset.id,
            label: presetName(preset, intl),
          })),
        ],
      },
    }),
    [timezone, points, point, intl],
  )
  const isBusy = saving.state === 'saving'
  const refusal = saving.state === 'refused' ? saving : null
  const issues = useMemo(() => issuesOfForm(refusal?.issues ?? []), [refusal])
  const shown = Object.values(problems)
  return (
    <FormDialog
      title={text('correction.add')}
      submitLabel={text('correction.add')}
      isBusy={isBusy}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <>
          {refusal === null || refusal.issues.length > 0 ? null : (
            <RefusedCallout error={refusal.error} />
          )}
          {isTried && shown.length > 0 ? (
            <Callout intent="danger" compact role="alert">
              {shown.join(' ')}
            </Callout>
          ) : null}
          <SchemaForm<CorrectionForm>
            id={formId}
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            value={value}
            onChange={change}
            settle={(_, next) => settled(next, points)}
            messages={intl.messages as Messages}
            formContext={{ ...formContext, notes: notesOf(problems) }}
            disabled={isBusy}
            onSubmit={(form) => {
              setTried(true)
              if (shown.length === 0) void save(form)
            }}
            issues={issues}
          />
          {point === undefined ? null : (
            <CorrectionTrial
              key={point['_id']}
              formula={formulaOf(value, locale)}
              {...{ point, nowMs, intl }}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** A parameter that is the only one need not be chosen. */
function onlyPoint([point, ...more]: readonly DataPoint[]): Partial<CorrectionForm> {
  return point === undefined || more.length > 0 ? {} : { point: point['_id'] }
}

/** The form without a published correction that the chosen parameter does not have. */
function settled(form: CorrectionForm, points: readonly DataPoint[]): CorrectionForm {
  const { formula } = form
  if (formula === undefined || formula === POLYNOMIAL) return form
  const point = points.find(({ _id: id }) => id === form.point)
  const isThere = point !== undefined && presetsFor(point).some(({ id }) => id === formula)
  return isThere ? form : { ...form, formula: POLYNOMIAL }
}

/** What is wrong beyond the schema, by field. */
function problemsOf(
  { formula, coefficients = '', begin, end }: Partial<CorrectionForm>,
  intl: PluginIntl,
): Readonly<Record<string, string>> {
  const { locale } = intl
  const isUnread =
    formula === POLYNOMIAL &&
    coefficients.trim() !== '' &&
    coefficientsOf(coefficients, locale) === null
  const isBackwards = begin !== undefined && end !== undefined && end <= begin
  return {
    ...(isUnread
      ? {
          coefficients: intl.formatMessage(
            { id: 'correction.invalid' },
            { example: writeCoefficients([1, 0.5], locale) },
          ),
        }
      : {}),
    ...(isBackwards ? { end: intl.formatMessage({ id: 'correction.backwards' }) } : {}),
  }
}

const notesOf = (problems: Readonly<Record<string, string>>): FormContext['notes'] =>
  Object.fromEntries(
    Object.entries(problems).map(([field, words]) => [
      field,
      { text: words, intent: 'danger' as const },
    ]),
  )

/** Corrections are in the unit of the server, whatever unit their reader sees elsewhere. */
const choiceOf = ({ _id: value, presentName, unit, storedUnit = unit }: DataPoint) => ({
  value,
  label: storedUnit === '' ? presentName : `${presentName} (${storedUnit})`,
})
