import { createServer, type AddressInfo } from 'node:net'

/** Another process already listens on the configured address. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
}

/**
 * The port to listen on, determined before the work of a start begins.
 *
 * @param port 0 asks for any free one
 * @throws PortTakenError if it is taken
 */
export function choosePort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTakenError(
              `Port ${port} is in use. Stop the program that listens there, or choose another port with AIRSHED_PORT`,
            )
          : new Error(`The server cannot listen on ${host}, port ${port}: ${error.message}`),
      )
    })
    probe.listen(port, host, () => {
      const { port: chosen } = probe.address() as AddressInfo
      probe.close(() => resolve(chosen))
    })
  })
}
