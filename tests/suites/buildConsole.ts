import { ensureConsole } from '@airshed/server/console'

/** Builds the console if needed, before test files that depend on it start in parallel. */
export default async function buildConsole(): Promise<void> {
  await ensureConsole((line) => console.log(line))
}
