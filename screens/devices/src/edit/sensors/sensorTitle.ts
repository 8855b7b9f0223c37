import type { Sensor } from '@airshed/kit'

/** What people call a sensor: its model where it is known, else its driver. */
export const sensorTitle = ({ model, name }: Pick<Sensor, 'model' | 'name'>): string =>
  model === '' ? name : model
