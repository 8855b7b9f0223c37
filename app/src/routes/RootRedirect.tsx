import { Navigate } from 'react-router-dom'
import { useConsole } from '../session/consoleContext.ts'
import { rootTarget } from './routeRules.ts'

/** `/` leads home: to the last visit's organization, or to all of them. */
export function RootRedirect() {
  const { organizations, stored } = useConsole()
  const ids = organizations.map(({ id }) => id)
  return <Navigate to={rootTarget(ids, stored.organization_id)} replace />
}
