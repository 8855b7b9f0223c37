/** What a person at the terminal has to put right: place, what was expected, what was there, and the cure. */
export class FirmwareCliError extends Error {
  override readonly name = 'FirmwareCliError'
}
