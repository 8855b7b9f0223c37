/** A data point that can take part in a study. */
export interface StudyPoint {
  readonly id: string
  readonly nodeId: string
  /** Its parameter, such as `132:5`. */
  readonly path: string
  readonly unit: string
  /** Name of the device. */
  readonly device: string
  readonly serial: string
  /** Name of the parameter, and symbol. */
  readonly parameter: string
}

/** `Quay Street · PM2.5`. */
export const pointLabel = ({ device, parameter }: StudyPoint): string => `${device} · ${parameter}`
