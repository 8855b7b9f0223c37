import { buildConsole } from './build.ts'

await buildConsole((line) => console.log(line)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
