import {
  Callout,
  PageSection,
  UnavailableButton,
  useChange,
  useFailureText,
  type FileImportDetails,
  type ImportMap,
} from '@airshed/console-kit'
import { checkImport } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import { JobProgress } from '../progress/JobProgress.tsx'
import { textOf } from '../textOf.ts'
import { CountsList } from './CountsList.tsx'
import { DeviceLines } from './DeviceLines.tsx'
import { FoundLists } from './FoundLists.tsx'
import './check.css'

export interface CheckSectionProps {
  found: FileImportDetails
  /** null: the map does not say enough. */
  map: ImportMap | null
  /** Whether the latest check was of this map. */
  isChecked: boolean
  /** A check of a map begins; null: it did not begin. */
  onChecking: (map: ImportMap | null) => void
  intl: PluginIntl
}

/** Reads the whole file without storing anything, and says what storing it would do. */
export function CheckSection({ found, map, isChecked, onChecking, intl }: CheckSectionProps) {
  const text = textOf(intl)
  const { id, state, checked, failure, actions } = found
  const { mutateAsync, isPending } = useChange(checkImport)
  const isRunning = state === 'checking'
  const failureText = useFailureText(failure)
  const start = async (sent: ImportMap): Promise<void> => {
    // The page may show the result before the call has ended for this component.
    onChecking(sent)
    await mutateAsync({ params: { id }, body: { map: sent } }).catch(() => onChecking(null))
  }
  const label = text(checked === null ? 'check.start' : 'check.again')
  const button =
    map === null ? (
      <UnavailableButton text={label} reason={text('check.incomplete')} />
    ) : actions.includes('check') ? (
      <Button
        text={label}
        loading={isPending}
        {...(isChecked && checked !== null ? {} : { intent: 'primary' as const })}
        onClick={() => void start(map)}
      />
    ) : undefined
  return (
    <PageSection
      title={text('step.check')}
      lead={text('check.lead')}
      actions={isRunning ? undefined : button}
    >
      {isRunning ? <JobProgress found={found} intl={intl} /> : null}
      {failure?.step === 'check' && state === 'failed' ? (
        <Callout intent="danger" compact title={text('check.failed')}>
          {failureText}
        </Callout>
      ) : null}
      {checked === null || isRunning ? null : (
        <>
          {isChecked ? null : (
            <Callout intent="warning" compact>
              {text('check.changed')}
            </Callout>
          )}
          <div className="imports-result">
            <CountsList counts={checked} isStored={false} intl={intl} />
            <DeviceLines counts={checked} isStored={false} intl={intl} />
          </div>
          <FoundLists counts={checked} intl={intl} />
        </>
      )}
    </PageSection>
  )
}
