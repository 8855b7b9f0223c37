import { useCall, type NodeChangeRun } from '@airshed/console-kit'
import { listNodeChangeResults } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { endText } from './endText.ts'
import { refusalText } from './refusalText.ts'

export interface OnlyRefusalProps {
  /** An order for one device, which was refused. */
  run: NodeChangeRun
  intl: PluginIntl
}

/** Why the only device of an order was left unchanged. */
export function OnlyRefusal({ run, intl }: OnlyRefusalProps) {
  const { data } = useCall(listNodeChangeResults, {
    params: { id: run.id },
    query: { outcome: 'refused', size: 1 },
  })
  const code = data?.data[0]?.code
  return code == null ? endText(run, intl) : refusalText(run.change, code, intl)
}
