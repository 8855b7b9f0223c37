import { isReported, type DataPoint } from '@airshed/kit'

/** Whether readings of a data point can be rejected: they are measured, neither computed nor kept by the server. */
export const isRejectable = ({ metric, path }: Pick<DataPoint, 'metric' | 'path'>): boolean =>
  metric === undefined && isReported(path)
