import type { FileImportDetails, ImportRecognized } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { CheckSection } from '../check/CheckSection.tsx'
import { ColumnsSection } from '../columns/ColumnsSection.tsx'
import { useImportDraft } from '../draft/useImportDraft.ts'
import { FormatSection } from '../format/FormatSection.tsx'
import { PreviewSection } from '../preview/PreviewSection.tsx'
import { StoreSection } from '../store/StoreSection.tsx'
import { isWorking } from './askAgain.ts'

export interface EditorSectionsProps {
  found: FileImportDetails
  recognized: ImportRecognized
  /** Name of the organization. */
  organization: string
  intl: PluginIntl
}

/** The steps from a file to its readings. Nothing can be changed while a job is at work. */
export function EditorSections({ found, recognized, organization, intl }: EditorSectionsProps) {
  const editor = useImportDraft(found, recognized)
  const { map, setMap, table, problems, suggested, complete, previewed, isChecked } = editor
  const props = { map, onChange: setMap, table, problems, intl }
  return (
    <>
      <div className="imports-editor" inert={isWorking(found)}>
        <FormatSection
          {...props}
          editor={editor}
          recognized={recognized}
          organizationId={found.organization_id}
        />
        <ColumnsSection {...props} suggested={suggested} />
      </div>
      <PreviewSection
        importId={found.id}
        map={previewed}
        isDeviceOpen={problems.includes('device') || problems.includes('serial')}
        intl={intl}
      />
      <CheckSection
        found={found}
        map={complete}
        isChecked={isChecked}
        onChecking={editor.setChecked}
        intl={intl}
      />
      <StoreSection
        found={found}
        map={complete}
        isChecked={isChecked}
        organization={organization}
        intl={intl}
      />
    </>
  )
}
