import type { DataPoint } from '@airshed/kit'

/** Whether a data point is on or off, such as the parameter Status or whether a device is online. */
export const isSwitch = ({ kind, name }: Pick<DataPoint, 'kind' | 'name'>): boolean =>
  kind === 'boolean' || name.toLowerCase() === 'status'
