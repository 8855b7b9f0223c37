import type { NodeChangeRun } from '@airshed/console-kit'

/** Whether an order asks devices for something that they may answer long after the order has ended. */
export const isAsking = ({ change }: Pick<NodeChangeRun, 'change'>): boolean =>
  change === 'configure' || change === 'command'
