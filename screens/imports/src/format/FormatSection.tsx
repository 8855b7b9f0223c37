import { Choice, Field, PageSection, type ImportRecognized } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import type { ImportEditor } from '../draft/useImportDraft.ts'
import type { SectionProps } from '../edit/SectionProps.ts'
import { textOf } from '../textOf.ts'
import { DeviceFields } from './DeviceFields.tsx'
import { FileFields } from './FileFields.tsx'
import { FormatQuestions } from './FormatQuestions.tsx'
import { RowFacts } from './RowFacts.tsx'
import { TimeFields } from './TimeFields.tsx'
import './format.css'

const NONE = 'none'

export interface FormatSectionProps extends SectionProps {
  editor: ImportEditor
  recognized: ImportRecognized
  organizationId: string
}

/** What the file is: its format, how it is written, its times and its device. */
export function FormatSection({
  editor,
  recognized,
  organizationId,
  ...props
}: FormatSectionProps) {
  const { intl } = props
  const { locale } = useSession()
  const text = textOf(intl)
  const { formats, format } = editor
  const nameOf = ({ name }: (typeof formats)[number]) => (locale === 'es_ES' ? name.es : name.en)
  const lead =
    recognized.table === null && formats.length === 0
      ? text('format.lead.nothing')
      : format === null
        ? text('format.lead')
        : text('format.lead.known', { name: nameOf(format) })
  return (
    <PageSection title={text('step.format')} lead={lead}>
      {formats.length === 0 ? null : (
        <div className="imports-fields">
          <Field label={text('format.format')}>
            {(control) => (
              <Choice
                {...control}
                options={[
                  ...formats.map((one) => ({ value: one.id, label: nameOf(one) })),
                  { value: NONE, label: text('format.none') },
                ]}
                value={format?.id ?? NONE}
                onChange={(id) => editor.setFormat(id === NONE ? null : id)}
              />
            )}
          </Field>
          <FormatQuestions editor={editor} intl={intl} />
        </div>
      )}
      <h3>{text('format.device')}</h3>
      <DeviceFields {...props} organizationId={organizationId} />
      <h3>{text('format.times')}</h3>
      <TimeFields {...props} fitting={recognized.table?.time?.formats ?? []} />
      <h3>{text('format.file')}</h3>
      <FileFields {...props} recognized={recognized} />
      <RowFacts map={props.map} intl={intl} />
    </PageSection>
  )
}
