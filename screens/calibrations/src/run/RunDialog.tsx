import {
  Callout,
  FormDialog,
  QueryView,
  useCall,
  useFormChange,
  useToaster,
  type CalibrationOutcome,
  type ReferenceDevice,
} from '@airshed/console-kit'
import { listCalibrations, listReferenceDevices, runCalibrations } from '@airshed/console-kit/calls'
import {
  DAY_MS,
  EmptyState,
  HOUR_MS,
  useNow,
  useSession,
  type Messages,
  type PluginIntl,
} from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useState } from 'react'
import type { AskedDevices } from '../list/useCalibrationActions.tsx'
import { SELECTED_MAX } from '../list/selectedCalibrations.ts'
import { serialsText } from '../rules/serialsText.ts'
import { periodProblem } from './periodProblem.ts'
import { schema, uiSchema, type RunForm } from './runForm.ts'
import validator from './runForm.ts?form-validator'
import { utcText, utcTime } from './utcTime.ts'

/** The period that is proposed: two weeks, up to the last whole hour. */
const PROPOSED_MS = 14 * DAY_MS
const TICK_MS = 30_000
const SKELETON_PX = 240

export interface RunDialogProps {
  asked: AskedDevices
  intl: PluginIntl
  /** Called with the result, before it closes. */
  onOutcome: (outcome: CalibrationOutcome) => void
  onClose: () => void
}

/** Asks for devices, a reference and a period, and compares them. */
export function RunDialog({ asked, intl, onOutcome, onClose }: RunDialogProps) {
  const { organization } = useSession()
  const [isBusy, setBusy] = useState(false)
  const text = (id: string): string => intl.formatMessage({ id })
  const own = organization === null ? {} : { organization_id: organization.id }
  const references = useCall(listReferenceDevices, { query: own })
  const hasReference = (references.data?.data.length ?? 0) > 0
  return (
    <FormDialog
      title={text('run.title')}
      submitLabel={text('run.confirm')}
      isBusy={isBusy}
      canSubmit={hasReference}
      onClose={onClose}
    >
      {(formId) => (
        <QueryView
          query={references}
          errorTitle={text('references.error')}
          skeletonHeightPx={SKELETON_PX}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState title={text('references.none')} text={text('references.none.text')} />}
        >
          {({ data }) => (
            <RunFields
              {...{ formId, asked, intl, isBusy, setBusy, onOutcome, onClose }}
              references={data}
            />
          )}
        </QueryView>
      )}
    </FormDialog>
  )
}

interface RunFieldsProps extends RunDialogProps {
  formId: string
  references: readonly ReferenceDevice[]
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
}

function RunFields(props: RunFieldsProps) {
  const { formId, asked, references, intl, isBusy, setBusy, onOutcome, onClose } = props
  const toaster = useToaster()
  const nowMs = useNow(TICK_MS)
  const { mutateAsync, issues } = useFormChange(runCalibrations)
  const devices = useDeviceChoices(asked)
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const [value, setValue] = useState<Partial<RunForm>>(() => ({
    serials: asked.devices.map(({ serial }) => serial),
    from: utcText(Math.floor(nowMs / HOUR_MS) * HOUR_MS - PROPOSED_MS),
  }))
  const problem = periodProblem(value, nowMs)
  async function submit(form: RunForm): Promise<void> {
    const [from, to] = [utcTime(form.from), form.to === undefined ? undefined : utcTime(form.to)]
    if (problem !== null || from === null || to === null) return
    setBusy(true)
    try {
      const { serials, reference } = form
      const outcome = await mutateAsync({
        body: { serials, reference, from, ...(to === undefined ? {} : { to }) },
      })
      const { calibrated, missing } = outcome
      const named = (of: readonly string[]): string =>
        of.length === 0 ? '–' : serialsText(of, (count) => text('more', { count }))
      toaster.show({
        message: text('run.done', { calibrated: named(calibrated), missing: named(missing) }),
        intent: 'success',
      })
      onOutcome(outcome)
      asked.done()
      onClose()
    } catch {
      // It was shown, at its field or as a toast.
      setBusy(false)
    }
  }
  return (
    <>
      <p>{text('run.text')}</p>
      {problem === null ? null : (
        <Callout intent="danger" compact role="alert">
          {text(`problem.${problem}`)}
        </Callout>
      )}
      <SchemaForm<RunForm>
        id={formId}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        value={value}
        onChange={setValue}
        messages={intl.messages as Messages}
        formContext={{
          choices: { serials: devices, reference: references.map(referenceChoice(references)) },
        }}
        issues={issues}
        disabled={isBusy}
        onSubmit={(form) => void submit(form)}
      />
    </>
  )
}

/** The devices that can be chosen: those asked about, and those of the organization. */
function useDeviceChoices({ devices }: AskedDevices): readonly PickerOption[] {
  const { organization } = useSession()
  const { data } = useCall(listCalibrations, {
    query: {
      ...(organization === null ? {} : { organization_id: organization.id }),
      sort: 'serial',
      size: SELECTED_MAX,
    },
  })
  const known = new Map([...devices, ...(data?.data ?? [])].map((one) => [one.serial, one.name]))
  return [...known].map(([serial, name]) => ({
    value: serial,
    label: name === '' || name === serial ? serial : `[${serial}] ${name}`,
  }))
}

/** `[serial] name`, with its sensor where the device has several. */
const referenceChoice =
  (all: readonly ReferenceDevice[]) =>
  ({ id, serial, name, sensor, node_id: nodeId }: ReferenceDevice): PickerOption => {
    const isOnly = all.filter((one) => one.node_id === nodeId).length === 1
    return { value: id, label: `[${serial}] ${name}${isOnly ? '' : ` · ${sensor}`}` }
  }
