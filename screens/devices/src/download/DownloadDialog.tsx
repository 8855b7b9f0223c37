import {
  Callout,
  FormDialog,
  pointInLanguage,
  QueryView,
  useDataPoints,
  useReadingsFile,
} from '@airshed/console-kit'
import {
  DAY_MS,
  EmptyState,
  useNow,
  useSession,
  type Messages,
  type Node,
  type PluginIntl,
} from '@airshed/kit'
import { SchemaForm, type PickerOption } from '@airshed/kit/forms'
import { useMemo, useState } from 'react'
import { schema, uiSchema, type DownloadForm } from './downloadForm.ts'
import validator from './downloadForm.ts?form-validator'
import { parametersOf, type ParameterChoice } from './parametersOf.ts'

/** Devices per file: about as many as fit into {@link POINTS_MAX} data points. */
export const DOWNLOADED_DEVICES_MAX = 50
/** Data points per file, by the schema of the call. */
const POINTS_MAX = 500
const PAGE_SIZE = 1000
const SKELETON_PX = 220

export interface DownloadDialogProps {
  /** At least one, and at most {@link DOWNLOADED_DEVICES_MAX}. */
  devices: readonly Node[]
  intl: PluginIntl
  /** Also called once the file is saved. */
  onClose: () => void
}

/** Asks for parameters and a time range, and saves every reading of them as CSV. */
export function DownloadDialog({ devices, intl, onClose }: DownloadDialogProps) {
  const nodeIds = useMemo(() => devices.map(({ node_id: id }) => id), [devices])
  const query = useDataPoints({ node_id: nodeIds, size: PAGE_SIZE })
  const parameters = useMemo(() => {
    const points = query.data?.data ?? []
    return parametersOf(points.map((point) => pointInLanguage(point, intl.locale)))
  }, [query.data, intl.locale])
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const [only] = devices
  const title =
    devices.length === 1 && only !== undefined
      ? text('download.one', { name: only.presentName })
      : text('download.many', { count: devices.length })
  const [isBusy, setBusy] = useState(false)
  return (
    <FormDialog
      title={title}
      submitLabel={text('action.download')}
      isBusy={isBusy}
      canSubmit={parameters.length > 0}
      onClose={onClose}
    >
      {(formId) => (
        <QueryView
          query={query}
          errorTitle={text('download.error')}
          skeletonHeightPx={SKELETON_PX}
          isEmpty={() => parameters.length === 0}
          empty={<EmptyState title={text('download.none')} text={text('download.none.text')} />}
        >
          {() => (
            <DownloadFields
              {...{ formId, parameters, isBusy, setBusy, intl, onClose }}
              stem={devices.length === 1 ? (only?.serial ?? '') : text('download.file')}
            />
          )}
        </QueryView>
      )}
    </FormDialog>
  )
}

interface DownloadFieldsProps {
  formId: string
  parameters: readonly ParameterChoice[]
  /** Stem of the file's name. */
  stem: string
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  intl: PluginIntl
  onClose: () => void
}

function DownloadFields(props: DownloadFieldsProps) {
  const { formId, parameters, stem, isBusy, setBusy, intl, onClose } = props
  const { user } = useSession()
  const nowMs = useNow(0)
  const file = useReadingsFile()
  const [value, setValue] = useState<Partial<DownloadForm>>({
    from: nowMs - DAY_MS,
    parameters: parameters.map(({ name }) => name),
  })
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const idsOf = (names: readonly string[]) =>
    parameters.filter(({ name }) => names.includes(name)).flatMap(({ ids }) => ids)
  const chosen = idsOf(value.parameters ?? [])
  const { from, to = nowMs } = value
  const problem =
    chosen.length > POINTS_MAX
      ? text('download.points', { count: chosen.length, max: POINTS_MAX })
      : from !== undefined && from > to
        ? text('download.order')
        : null
  async function submit(form: DownloadForm): Promise<void> {
    if (problem !== null) return
    setBusy(true)
    const search = {
      data_point_id: idsOf(form.parameters),
      from: form.from,
      // Up to now: a reading of this very moment is in the file.
      to: form.to ?? nowMs + 1,
      timezone: user.timezone,
    }
    const isSaved = await file.save(search, stem)
    setBusy(false)
    if (isSaved) onClose()
  }
  return (
    <>
      {problem === null ? null : (
        <Callout intent="danger" compact role="alert">
          {problem}
        </Callout>
      )}
      <SchemaForm<DownloadForm>
        id={formId}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        value={value}
        onChange={setValue}
        messages={intl.messages as Messages}
        formContext={{ choices: { parameters: parameters.map(choiceOf) } }}
        disabled={isBusy}
        onSubmit={(form) => void submit(form)}
      />
      {file.progress}
    </>
  )
}

const choiceOf = ({ name, unit, ids }: ParameterChoice): PickerOption => ({
  value: name,
  label: `${unit === '' ? name : `${name}, ${unit}`} (${ids.length})`,
})
