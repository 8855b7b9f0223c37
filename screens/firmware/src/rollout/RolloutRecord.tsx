import {
  Callout,
  FactList,
  ListPage,
  PageSection,
  RecordPage,
  useCallRows,
  useListState,
  WorkProgress,
  type FirmwareRollout,
} from '@airshed/console-kit'
import { listRolloutDevices } from '@airshed/console-kit/calls'
import { ROLLOUT_DEVICE_STATES } from '@airshed/console-kit/define'
import {
  Button,
  EmptyState,
  formatShare,
  StatusTag,
  useNow,
  type PluginIntl,
  type ScreenProps,
} from '@airshed/kit'
import { useMemo } from 'react'
import { askAgainMs } from '../rules/askAgain.ts'
import { ROLLOUT_LOOKS } from '../rules/looks.ts'
import { rolloutProgress } from '../rules/progress.ts'
import { textOf } from '../textOf.ts'
import { deviceColumns } from './deviceColumns.tsx'
import { DEVICE_LIST, type RolloutParams } from './params.ts'
import { useRolloutActions } from './useRolloutActions.ts'
import '../firmware.css'

/** How often ages are redrawn. */
const TICK_MS = 30_000
/** Width of the names of gates. */
const NAME_PX = 220

interface RolloutRecordProps extends ScreenProps<RolloutParams> {
  rollout: FirmwareRollout
}

/** A rollout on one page. */
export function RolloutRecord({ rollout, params, setParams, intl }: RolloutRecordProps) {
  const text = textOf(intl)
  const nowMs = useNow(TICK_MS)
  const { start, dialog } = useRolloutActions(rollout, intl)
  const list = useListState(DEVICE_LIST, { params, setParams })
  const rows = useCallRows(listRolloutDevices, list.query, {
    params: { id: rollout.id },
    askAgainMs: () => askAgainMs([rollout]),
  })
  const columns = useMemo(() => deviceColumns(intl, nowMs), [intl, nowMs])
  const { state, actions, device_type: type, version } = rollout
  const { done, total } = rolloutProgress(rollout)
  return (
    <RecordPage
      title={`${type} ${version}`}
      above={[
        { label: text('title'), to: 'firmware' },
        { label: text('rollouts'), to: 'firmware/rollouts' },
      ]}
      status={<StatusTag status={ROLLOUT_LOOKS[state]} label={text(`rollout.${state}`)} />}
      actions={actions.map((action) => (
        <Button
          key={action}
          {...(action === 'continue' ? { intent: 'primary' as const } : {})}
          text={text(`act.${action}`)}
          onClick={() => start(action)}
        />
      ))}
    >
      <div className="firmware-rollout">
        <PauseCallout rollout={rollout} intl={intl} />
        <PageSection title={text('rollout.section')}>
          <WorkProgress
            words={text('rollout.words', {
              done,
              total,
              wave: rollout.wave + 1,
              waves: rollout.waves.length,
            })}
            share={total === 0 ? 0 : done / total}
          />
          <FactList nameWidthPx={NAME_PX} facts={factsOf(rollout, intl)} />
        </PageSection>
        <ListPage
          name="firmware-rollout-devices"
          title={text('devices')}
          isPart
          state={list}
          rows={rows}
          columns={columns}
          rowKey={({ node_id: id }) => id}
          rowName={({ serial }) => serial}
          search={text('devices.search')}
          filters={[
            {
              name: 'state',
              label: text('column.state'),
              options: ROLLOUT_DEVICE_STATES.map((value) => ({
                value,
                label: text(`device.${value}`),
              })),
            },
          ]}
          hrefOf={({ node_id: id }) => `devices/${encodeURIComponent(id)}/monitor`}
          exportName="firmware-devices"
          empty={<EmptyState title={text('devices.empty')} />}
          errorTitle={text('devices.error')}
        />
      </div>
      {dialog}
    </RecordPage>
  )
}

/** Why a rollout is paused. */
function PauseCallout({ rollout, intl }: { rollout: FirmwareRollout; intl: PluginIntl }) {
  const text = textOf(intl)
  const { pause } = rollout
  if (pause === null) return null
  const share = (percent: number | null) => formatShare((percent ?? 0) / 100, intl.locale)
  return (
    <Callout intent="warning" title={text('rollout.paused')}>
      {text(`pause.${pause.cause}`, {
        by: pause.by ?? '',
        percent: share(pause.percent),
        limit: share(pause.limit),
      })}
    </Callout>
  )
}

function factsOf({ waves, gates }: FirmwareRollout, intl: PluginIntl) {
  const text = textOf(intl)
  const share = (percent: number) => formatShare(percent / 100, intl.locale)
  const values = {
    waves: waves.map(share).join(', '),
    online_percent_min: share(gates.online_percent_min),
    online_within_minutes: text('minutes', { count: gates.online_within_minutes }),
    failed_percent_max: share(gates.failed_percent_max),
    needs_readings: text(gates.needs_readings ? 'yes' : 'no'),
  }
  return Object.entries(values).map(([id, value]) => ({
    id,
    name: text(id === 'waves' ? 'start.waves' : `gate.${id}`),
    value,
  }))
}
