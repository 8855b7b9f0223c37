import { tracingChannel } from 'node:diagnostics_channel'

/** A call to another server that is not one of the HTTP requests that Node reports itself. */
export interface OutsideCall {
  /** `smtp deliver`, `s3 read`, …: the protocol and the operation. */
  name: string
  /** Host and port. */
  address: string
}

/** Diagnostics channel on which the start and end of such calls are published. */
export const OUTSIDE_CALLS = tracingChannel<object, OutsideCall>('airshed.outside')

/** Makes a call that subscribed tracers can observe; without subscribers it only makes the call. */
export const outsideCall = <Result>(
  call: OutsideCall,
  task: () => Promise<Result>,
): Promise<Result> => OUTSIDE_CALLS.tracePromise(task, call)
