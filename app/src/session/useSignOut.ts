import { useLeave } from '@airshed/console-kit'
import { useConsole } from './consoleContext.ts'

/** Signs out, once the user confirms losing unsaved changes. */
export function useSignOut(): () => void {
  const leave = useLeave()
  const { signOut } = useConsole()
  return () => leave(signOut, true)
}
