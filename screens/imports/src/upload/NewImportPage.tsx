import { firstOrganization, NoRights, PageSection, RecordPage } from '@airshed/console-kit'
import { PlaceLink, useNavigation, useSession, type ScreenProps } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import type { NewImportParams } from './params.ts'
import { UploadPlace } from './UploadPlace.tsx'
import { useUpload } from './useUpload.ts'
import '../edit/edit.css'

/** Steps that follow once there is a file. */
const LATER = ['format', 'columns', 'preview', 'check', 'store'] as const

/** Takes a file; the rest of the import is at an address of its own. */
export default function NewImportPage({ intl }: ScreenProps<NewImportParams>) {
  const text = textOf(intl)
  const { slug, organizations, can } = useSession()
  const { go } = useNavigation()
  const upload = useUpload(({ id }) => go(`devices/imports/${encodeURIComponent(id)}`))
  const managed = organizations.filter(({ id }) => can('manage_devices', id))
  const first = firstOrganization(
    managed.map(({ id, name }) => ({ value: id, label: name })),
    slug,
  )
  if (managed[0] === undefined) return <NoRights />
  return (
    <RecordPage
      title={text('new.title')}
      above={[
        { label: text('devices.page'), to: 'devices' },
        { label: text('title'), to: 'devices/imports' },
      ]}
      note={text('new.note')}
      actions={<PlaceLink to="devices/imports">{text('new.earlier')}</PlaceLink>}
    >
      <div className="imports-steps">
        <PageSection title={text('step.file')}>
          <UploadPlace
            upload={upload}
            organizations={managed}
            first={first ?? managed[0].id}
            intl={intl}
          />
        </PageSection>
        <ol className="imports-later" aria-label={text('new.later')}>
          {LATER.map((step) => (
            <li key={step}>
              <strong>{text(`step.${step}`)}</strong>
              <span className="air-muted">{text(`new.${step}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </RecordPage>
  )
}
