import { join } from 'node:path'
import { CliError } from '@airshed/plugin-cli/create'
import { runNew } from './command.ts'

try {
  console.log(await runNew(process.argv.slice(2), join(import.meta.dirname, '../..')))
} catch (error) {
  if (!(error instanceof CliError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
