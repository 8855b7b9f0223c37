import type { Sensor } from '@airshed/kit'

/** The display name of a sensor: its model if known, otherwise its driver. */
export const sensorTitle = ({ model, name }: Pick<Sensor, 'model' | 'name'>): string =>
  model === '' ? name : model
