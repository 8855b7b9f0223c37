import {
  Callout,
  FactList,
  PageSection,
  sizeText,
  type Fact,
  type FileImportDetails,
} from '@airshed/console-kit'
import { PlaceLink, timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import './file.css'

const NAME_WIDTH_PX = 120
/** Lines of a file that is no table, so that its table can be found. */
const LINES_SHOWN = 12

export interface FileSectionProps {
  found: FileImportDetails
  organization: string
  intl: PluginIntl
}

/** Which file it is, and its beginning if no table is recognized in it. */
export function FileSection({ found, organization, intl }: FileSectionProps) {
  const { locale } = useSession()
  const text = textOf(intl)
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const { recognized, created_by_name: by, file_kept_until: keptUntil } = found
  const facts: readonly (Fact | false)[] = [
    { id: 'name', name: text('file.name'), value: found.file_name },
    { id: 'size', name: text('file.size'), value: sizeText(found.file_bytes, intl) },
    { id: 'organization', name: text('file.organization'), value: organization },
    {
      id: 'uploaded',
      name: text('file.uploaded'),
      value:
        by === null
          ? format.exact(found.created_at)
          : text('file.uploadedBy', { time: format.exact(found.created_at), name: by }),
    },
    {
      id: 'kept',
      name: text('file.kept'),
      value: keptUntil === null ? text('file.gone') : format.exact(keptUntil),
    },
  ]
  return (
    <PageSection
      title={text('step.file')}
      actions={<PlaceLink to="devices/import">{text('file.another')}</PlaceLink>}
    >
      <FactList facts={facts.filter((fact) => fact !== false)} nameWidthPx={NAME_WIDTH_PX} />
      {recognized === null || recognized.table !== null ? null : (
        <>
          <Callout intent="warning" compact title={text('file.noTable')}>
            {text('file.noTable.text')}
          </Callout>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard */}
          <pre className="imports-beginning" tabIndex={0} aria-label={text('file.beginning')}>
            {recognized.beginning
              .split(/\r\n|\n|\r/)
              .slice(0, LINES_SHOWN)
              .join('\n')}
          </pre>
        </>
      )}
    </PageSection>
  )
}
