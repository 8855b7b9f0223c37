import { FirmwareCliError } from './firmwareCliError.ts'
import { runFirmwareCommand } from './firmwareCommand.ts'

runFirmwareCommand(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof FirmwareCliError ? error.message : error)
    process.exitCode = 1
  },
)
