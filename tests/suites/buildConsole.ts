import { ensureConsole } from '@airshed/server/console'

/** Builds the console where it is due, before files of tests that need it start side by side. */
export default async function buildConsole(): Promise<void> {
  await ensureConsole((line) => console.log(line))
}
