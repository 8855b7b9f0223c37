import { RecordPage, useChange, useConfirmed, type FileImportDetails } from '@airshed/console-kit'
import { deleteImport } from '@airshed/console-kit/calls'
import {
  Button,
  NamedIcon,
  StatusTag,
  useNavigation,
  useSession,
  type PluginIntl,
} from '@airshed/kit'
import { CheckSection } from '../check/CheckSection.tsx'
import { FileSection } from '../file/FileSection.tsx'
import { deleteQuestion } from '../rules/questions.ts'
import { STATE_LOOKS } from '../rules/stateLooks.ts'
import { ResultSection } from '../store/ResultSection.tsx'
import { textOf } from '../textOf.ts'
import { isWorking } from './askAgain.ts'
import { EditorSections } from './EditorSections.tsx'
import { useLastKnown } from './useLastKnown.ts'
import './edit.css'

export interface ImportRecordProps {
  found: FileImportDetails
  intl: PluginIntl
}

/** An import on one page, step below step. */
export function ImportRecord({ found, intl }: ImportRecordProps) {
  const text = textOf(intl)
  const { organizations } = useSession()
  const { go } = useNavigation()
  const { mutateAsync: remove } = useChange(deleteImport, {
    success: text('delete.done'),
    isShown: () => false,
  })
  const confirmed = useConfirmed('import of a file')
  const { id, state, file_name: file, actions, stored, undone } = found
  // While a job is at work the file is not read, and the page stays as it is.
  const last = useLastKnown(found.recognized)
  const recognized = isWorking(found) ? last : found.recognized
  const organization =
    organizations.find((one) => one.id === found.organization_id)?.name ?? found.organization_id
  const hasResult =
    stored !== null ||
    undone !== null ||
    state === 'storing' ||
    state === 'undoing' ||
    (state === 'failed' && found.failure?.step !== 'check')
  const isOpen = recognized !== null && (actions.includes('check') || state === 'checking')
  const ask = (): void =>
    confirmed.start({
      confirm: deleteQuestion(found, text),
      run: async () => {
        await remove({ params: { id } })
        go('devices/imports')
      },
    })
  return (
    <RecordPage
      title={file}
      above={[
        { label: text('devices.page'), to: 'devices' },
        { label: text('title'), to: 'devices/imports' },
      ]}
      status={<StatusTag status={STATE_LOOKS[state]} label={text(`state.${state}`)} />}
      actions={
        actions.includes('delete') && !isWorking(found) ? (
          <Button
            variant="minimal"
            icon={<NamedIcon name="trash" />}
            text={text('delete.start')}
            onClick={ask}
          />
        ) : undefined
      }
    >
      <div className="imports-steps">
        {hasResult ? <ResultSection found={found} organization={organization} intl={intl} /> : null}
        <FileSection found={{ ...found, recognized }} organization={organization} intl={intl} />
        {isOpen ? (
          <EditorSections
            found={found}
            recognized={recognized}
            organization={organization}
            intl={intl}
          />
        ) : state === 'checking' ? (
          <CheckSection
            found={found}
            map={null}
            isChecked={false}
            onChecking={() => undefined}
            intl={intl}
          />
        ) : null}
      </div>
      {confirmed.dialog}
    </RecordPage>
  )
}
