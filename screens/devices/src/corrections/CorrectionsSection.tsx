import {
  Callout,
  isCorrectable,
  PageSection,
  pointInLanguage,
  QueryView,
  useCall,
  useDataPoints,
  type Correction,
  type Corrections,
} from '@airshed/console-kit'
import { listCorrections } from '@airshed/console-kit/calls'
import { Button, EmptyState, type DataPoint, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import type { CorrectionForm } from './correctionForm.ts'
import { CorrectionTable } from './CorrectionTable.tsx'
import { formOfCorrection } from './newCorrection.ts'

const SKELETON_PX = 160
const POINTS_MAX = 1000
/** How often the server is asked while it computes. */
const POLL_MS = 5_000

export interface CorrectionsSectionProps {
  node: Node
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  /** A correction to be added that a link names: its form is open at first. Default: none */
  start?: Partial<CorrectionForm> | undefined
  /** Called when that form is closed. */
  onStarted?: () => void
}

/** The corrections of a device's readings: adds and withdraws them for those who may configure it. */
export function CorrectionsSection(props: CorrectionsSectionProps) {
  const { node, nowMs, intl, start, onStarted } = props
  const { node_id: id, timezone, actions } = node
  const text = (key: string): string => intl.formatMessage({ id: key }, { timezone })
  const query = useCall(
    listCorrections,
    { params: { id } },
    { askAgainMs: (answer) => (isComputing(answer) ? POLL_MS : false) },
  )
  const found = useDataPoints({ node_id: [id], size: POINTS_MAX })
  const points = useMemo(
    () => (found.data?.data ?? []).map((point) => pointInLanguage(point, intl.locale)),
    [found.data, intl.locale],
  )
  const correctable = useMemo(() => points.filter(isCorrectable), [points])
  const canChange = actions.includes('configure')
  const [asked, setAsked] = useState<Partial<CorrectionForm> | null>(start ?? null)
  const close = (): void => {
    setAsked(null)
    if (start !== undefined) onStarted?.()
  }
  const add =
    canChange && correctable.length > 0 ? (
      <Button intent="primary" text={text('correction.add')} onClick={() => setAsked({})} />
    ) : null
  const isEmpty = query.data?.data.length === 0
  return (
    <PageSection
      title={text('tab.corrections')}
      lead={text('correction.lead')}
      {...(add === null || isEmpty ? {} : { actions: add })}
    >
      <QueryView
        query={query}
        errorTitle={text('correction.error')}
        skeletonHeightPx={SKELETON_PX}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            title={text('correction.none')}
            text={text(
              found.data !== undefined && correctable.length === 0
                ? 'correction.noPoints'
                : 'correction.none.text',
            )}
            {...(add === null ? {} : { action: add })}
          />
        }
      >
        {({ data, progress }) => (
          <>
            <Computing computing={namesOf(progress, points)} intl={intl} />
            <CorrectionTable
              {...{ points, timezone, intl }}
              nodeId={id}
              corrections={data}
              progress={progress}
              onAddAgain={
                canChange
                  ? (one: Correction) => setAsked(formOfCorrection(one, intl.locale))
                  : undefined
              }
            />
          </>
        )}
      </QueryView>
      {asked === null || !canChange || correctable.length === 0 ? null : (
        <CorrectionDialog
          nodeId={id}
          points={correctable}
          start={asked}
          {...{ timezone, nowMs, intl }}
          onClose={close}
        />
      )}
    </PageSection>
  )
}

const isComputing = (answer: Corrections | undefined): boolean =>
  answer?.progress.some(({ is_complete: isComplete }) => !isComplete) ?? false

/** Names of the parameters whose values are being computed. */
const namesOf = (progress: Corrections['progress'], points: readonly DataPoint[]): string[] =>
  progress
    .filter(({ is_complete: isComplete }) => !isComplete)
    .map(({ data_point_id: id }) => points.find(({ _id }) => _id === id)?.shortPresentName ?? id)

function Computing({ computing, intl }: { computing: readonly string[]; intl: PluginIntl }) {
  return (
    <div aria-live="polite">
      {computing.length === 0 ? null : (
        <Callout intent="primary" compact>
          {intl.formatMessage(
            { id: 'correction.computing' },
            { parameters: intl.formatList(computing) },
          )}
        </Callout>
      )}
    </div>
  )
}
