import { QueryView, useCall } from '@airshed/console-kit'
import { getFirmwareRollout } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import { askAgainMs } from '../rules/askAgain.ts'
import { textOf } from '../textOf.ts'
import type { RolloutParams } from './params.ts'
import { RolloutRecord } from './RolloutRecord.tsx'

/** One rollout: how far it is, its gates, and its devices. */
export default function RolloutPage(props: ScreenProps<RolloutParams>) {
  const { params, intl } = props
  const query = useCall(
    getFirmwareRollout,
    { params: { id: params.id } },
    { askAgainMs: (found) => (found === undefined ? false : askAgainMs([found])) },
  )
  return (
    <QueryView query={query} errorTitle={textOf(intl)('rollout.error')}>
      {(rollout) => <RolloutRecord key={rollout.id} {...props} rollout={rollout} />}
    </QueryView>
  )
}
