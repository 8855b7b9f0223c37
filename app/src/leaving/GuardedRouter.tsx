import { createLeaveControl, LeaveContext } from '@airshed/console-kit'
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { createGuardedHistory } from './guardedHistory.ts'

/** The router of the console: it asks for confirmation before a page with unsaved changes is left. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [{ control, history }] = useState(() => {
    const made = createLeaveControl()
    return { control: made, history: createGuardedHistory(made) }
  })
  const [visit, setVisit] = useState(history.first)
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history])
  return (
    <LeaveContext value={control}>
      <Router location={visit.location} navigationType={visit.action} navigator={history}>
        {children}
      </Router>
    </LeaveContext>
  )
}
