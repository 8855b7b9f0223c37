import {
  Callout,
  PageSection,
  useChange,
  useConfirmed,
  useFailureText,
  type FileImportDetails,
} from '@airshed/console-kit'
import { storeImport, undoImport } from '@airshed/console-kit/calls'
import { Button, PlaceLink, timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { CountsList } from '../check/CountsList.tsx'
import { DeviceLines } from '../check/DeviceLines.tsx'
import { FoundLists } from '../check/FoundLists.tsx'
import { JobProgress } from '../progress/JobProgress.tsx'
import { undoQuestion } from '../rules/questions.ts'
import { textOf } from '../textOf.ts'
import { UndoneList } from './UndoneList.tsx'
import './store.css'

export interface ResultSectionProps {
  found: FileImportDetails
  organization: string
  intl: PluginIntl
}

/** What an import stored, and how it is taken back. */
export function ResultSection({ found, organization, intl }: ResultSectionProps) {
  const text = textOf(intl)
  const { locale } = useSession()
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const { id, state, stored, undone, failure, actions, map, revises } = found
  const { mutateAsync: undo } = useChange(undoImport, { isShown: () => false })
  const goOn = useChange(storeImport)
  const failureText = useFailureText(failure)
  const confirmed = useConfirmed('import of a file')
  // A part is stored already: the rest follows with the same map.
  const rest = failure?.step === 'store' && !actions.includes('check') ? map : null
  const isRunning = state === 'storing' || state === 'undoing'
  const time = (at: number | null) => (at === null ? '' : format.exact(at))
  const ask = (): void =>
    confirmed.start({
      confirm: undoQuestion(found, organization, text),
      run: () => undo({ params: { id } }),
    })
  return (
    <PageSection
      title={text('step.result')}
      actions={
        actions.includes('undo') ? (
          <Button intent="danger" variant="outlined" text={text('undo.start')} onClick={ask} />
        ) : undefined
      }
    >
      {isRunning ? <JobProgress found={found} intl={intl} /> : null}
      {failure !== null && failure.step !== 'check' && state === 'failed' ? (
        <Callout intent="danger" compact title={text(`result.failed.${failure.step}`)}>
          <p>{failureText}</p>
          {rest === null || !actions.includes('store') ? null : (
            <Button
              text={text('result.goOn')}
              loading={goOn.isPending}
              onClick={() => goOn.mutate({ params: { id }, body: { map: rest, revise: revises } })}
            />
          )}
        </Callout>
      ) : null}
      {undone === null ? null : (
        <>
          <p>{text('result.undone', { time: time(found.undone_at) })}</p>
          <UndoneList undone={undone} intl={intl} />
        </>
      )}
      {stored === null || undone !== null ? null : (
        <>
          {found.stored_at === null ? null : (
            <p>{text('result.stored', { time: time(found.stored_at), organization })}</p>
          )}
          <div className="imports-result">
            <CountsList counts={stored} isStored intl={intl} />
            <DeviceLines counts={stored} isStored intl={intl} />
          </div>
          <FoundLists counts={stored} intl={intl} />
          <PlaceLink to="devices">{text('result.devices')}</PlaceLink>
        </>
      )}
      {confirmed.dialog}
    </PageSection>
  )
}
