import { tracingChannel } from 'node:diagnostics_channel'

/** A call to another server that is none of the HTTP requests of which Node tells. */
export interface OutsideCall {
  /** `smtp deliver`, `s3 read`, …: what is asked of whom. */
  name: string
  /** Host and port. */
  address: string
}

/** Where such calls are told of, with their beginning and their end. */
export const OUTSIDE_CALLS = tracingChannel<object, OutsideCall>('airshed.outside')

/** Makes a call of which whoever traces this process is told; without anybody it is the call alone. */
export const outsideCall = <Result>(
  call: OutsideCall,
  task: () => Promise<Result>,
): Promise<Result> => OUTSIDE_CALLS.tracePromise(task, call)
